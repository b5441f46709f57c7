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

describe('children that can stand for a widget', () => {
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

describe('until the first data', () => {
  it('the children stand, without a skeleton', async () => {
    const element = waiting().create();
    element.innerHTML = '<p>Our plans</p>';
    await mountElement(element);
    expect(shown(element)).toBe('<slot></slot>');
  });

  it('the skeleton stands where there are no children', async () => {
    const element = waiting().create();
    element.append('\n');
    await mountElement(element);
    expect(shown(element)).toBe('<slot></slot><hr>');
  });

  it('the skeleton goes when the parser brings children later', async () => {
    const element = await mountElement(waiting().create());
    await letReactFinish(() => {
      element.append(document.createElement('p'));
      element.shadowRoot?.querySelector('slot')?.dispatchEvent(new Event('slotchange', { bubbles: true }));
    });
    expect(shown(element)).toBe('<slot></slot>');
  });

  it('and from then on only the view stands, also while it loads anew', async () => {
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

  it('tell loading and ready', async () => {
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

  it('say ready at once for a view that waits for nothing', async () => {
    await mountElement(widget<Props>({ props, view: () => null }).create());
    expect([...states]).toEqual(['ready']);
  });

  it('say error when the view has thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mountElement(widget<Props>({ props, view: Broken }).create());
    expect([...states]).toEqual(['error']);
  });

  it('are the view’s own to add', async () => {
    await mountElement(widget<Props>({ props, view: Opened }).create());
    expect(states).toContain('open');
  });
});
