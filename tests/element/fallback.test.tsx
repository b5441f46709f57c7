import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useElement } from '../../src/element/context';
import { hasFallback, UntilReady } from '../../src/element/fallback';
import { mountElement, letReactFinish, shown, widget } from './kit';

interface Props {
  readonly loaded: boolean;
}

const props = { loaded: { kind: 'boolean', fallback: false, summary: '' } } as const;

const waiting = () =>
  widget<Props>({
    props,
    view: ({ loaded }) => (
      <UntilReady ready={loaded} skeleton={<hr />}>
        <i>view</i>
      </UntilReady>
    ),
  });

function Broken(): never {
  throw new Error('broken');
}

function Opened() {
  const { state } = useElement();
  useEffect(() => state('open', true), [state]);
  return null;
}

describe('fallback children are recognised in', () => {
  it.each([
    ['', false],
    [' \n\t ', false],
    ['<!-- nothing -->', false],
    ['<script>1</script><style>a{}</style><template><b>x</b></template>', false],
    ['<b slot="footer">x</b>', false],
    ['Our plans', true],
    ['<p></p>', true],
    [' <!-- a --> <img alt="">', true],
  ])('%j: %s', (html, expected) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    expect(hasFallback(host)).toBe(expected);
  });
});

describe('before the first data', () => {
  it('the fallback children are shown without a skeleton', async () => {
    const element = waiting().create();
    element.innerHTML = '<p>Our plans</p>';
    await mountElement(element);
    expect(shown(element)).toBe('<slot></slot>');
  });

  it('the skeleton is shown if there are no children', async () => {
    const element = waiting().create();
    element.append('\n');
    await mountElement(element);
    expect(shown(element)).toBe('<slot></slot><hr>');
  });

  it('the skeleton disappears when the parser adds children later', async () => {
    const element = await mountElement(waiting().create());
    await letReactFinish(() => {
      element.append(document.createElement('p'));
      element.shadowRoot?.querySelector('slot')?.dispatchEvent(new Event('slotchange', { bubbles: true }));
    });
    expect(shown(element)).toBe('<slot></slot>');
  });

  it('the view replaces both once it is ready, also during a refetch', async () => {
    const element = waiting().create();
    element.innerHTML = '<p>Our plans</p>';
    await mountElement(element);
    await letReactFinish(() => element.toggleAttribute('loaded', true));
    expect(shown(element)).toBe('<i>view</i>');
    await letReactFinish(() => element.toggleAttribute('loaded', false));
    expect(shown(element)).toBe('<i>view</i>');
  });
});

describe('custom states', () => {
  let states: Set<string>;

  beforeEach(() => {
    states = new Set();
    vi.stubGlobal('CSS', { supports: (query: string) => query.includes(':state') });
    vi.spyOn(HTMLElement.prototype, 'attachInternals').mockReturnValue({ states } as unknown as ElementInternals);
  });

  it('show loading and ready', async () => {
    const element = await mountElement(waiting().create());
    expect([...states]).toEqual(['loading']);
    await letReactFinish(() => element.toggleAttribute('loaded', true));
    expect([...states]).toEqual(['ready']);
    await letReactFinish(() => element.remove());
    expect([...states]).toEqual([]);
  });

  it('are not reset by a move', async () => {
    const element = await mountElement(waiting().create());
    await letReactFinish(() => element.toggleAttribute('loaded', true));
    await letReactFinish(() => document.body.append(element));
    expect([...states]).toEqual(['ready']);
  });

  it('show ready at once for a view without data', async () => {
    await mountElement(widget<Props>({ props, view: () => null }).create());
    expect([...states]).toEqual(['ready']);
  });

  it('show error when the view has thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mountElement(widget<Props>({ props, view: Broken }).create());
    expect([...states]).toEqual(['error']);
  });

  it('can be added by the view', async () => {
    await mountElement(widget<Props>({ props, view: Opened }).create());
    expect(states).toContain('open');
  });
});
