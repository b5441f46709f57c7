import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../src/element/define';
import { crashes, environment, mountElement, letReactFinish, shown, specOf, widget } from './kit';

interface Props {
  readonly broken: boolean;
}

const parts = {
  props: { broken: { kind: 'boolean', fallback: false, summary: '' } },
  view: ({ broken }: Props) => {
    if (broken) throw new Error('no such plan');
    return <i>whole</i>;
  },
} as const;

beforeEach(() => {
  crashes.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a view that throws', () => {
  it('is replaced by the children of the element, and the page gets an error event', async () => {
    const element = widget<Props>(parts).create();
    element.innerHTML = '<a href="/plans">Our plans</a>';
    await mountElement(element);
    expect(shown(element)).toContain('whole');
    await letReactFinish(() => element.toggleAttribute('broken'));
    expect(shown(element)).toBe('<slot></slot><p role="alert"><button>stopped</button></p>');
    expect(crashes).toEqual([{ host: element, error: new Error('no such plan') }]);
  });

  it('is replaced by the crash view if the element has no children', async () => {
    const element = widget<Props>(parts).create();
    element.append(' \n ');
    await mountElement(element);
    await letReactFinish(() => element.toggleAttribute('broken'));
    expect(shown(element)).toBe('<p role="alert"><button>stopped</button></p>');
  });

  it('does not affect the other elements of the page', async () => {
    const { create } = widget<Props>(parts);
    const [a, b] = [await mountElement(create()), await mountElement(create())];
    await letReactFinish(() => a.toggleAttribute('broken'));
    expect(shown(b)).toBe('<i>whole</i>');
  });

  it('works again once the element is inserted anew and the cause is gone', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    await letReactFinish(() => element.toggleAttribute('broken', true));
    await letReactFinish(() => element.remove());
    element.removeAttribute('broken');
    await mountElement(element);
    expect(shown(element)).toBe('<i>whole</i>');
  });
});

function withoutRuntime(): never {
  throw new Error('no runtime');
}

it('shows the children of the element when a provider throws', async () => {
  const Widget = defineWidget(specOf<Props>(parts), { ...environment, wrap: withoutRuntime });
  const element = Widget ? await mountElement(new Widget()) : null;
  expect(element?.shadowRoot?.innerHTML).toContain('<slot></slot>');
  expect(crashes).toMatchObject([{ error: new Error('no runtime') }]);
});

interface Count {
  readonly count: number;
}

/** Takes the nodes of a view from React, as a translator does. */
const translate = (element: HTMLElement): void => {
  for (const node of element.shadowRoot?.querySelectorAll('b, i') ?? []) node.replaceWith('um');
};

const set = (element: HTMLElement, count: number) => letReactFinish(() => element.setAttribute('count', String(count)));

function AlwaysOther({ count }: Count) {
  return (
    <div>
      <i key={count}>{count}</i>
      <u />
    </div>
  );
}

describe('a view whose nodes others have changed', () => {
  const counts = {
    props: { count: { kind: 'number', fallback: 1, summary: '' } },
    view: ({ count }: Count) => (
      <div>
        {count === 1 ? <b>one</b> : <i>{count}</i>}
        <input name="first" />
        <input name="second" />
      </div>
    ),
  } as const;

  it('is mounted anew with its present data, and the page is told', async () => {
    const element = await mountElement(widget<Count>(counts).create());
    translate(element);
    await set(element, 2);
    expect(shown(element)).toContain('<i>2</i>');
    expect(shown(element)).not.toContain('um');
    expect(crashes.map(({ error }) => (error as Error).name)).toEqual(['NotFoundError']);
  });

  it('keeps the focus', async () => {
    const element = await mountElement(widget<Count>(counts).create());
    element.shadowRoot?.querySelector<HTMLElement>('[name=second]')?.focus();
    translate(element);
    await set(element, 2);
    expect(element.shadowRoot?.activeElement).toBe(element.shadowRoot?.querySelector('[name=second]'));
  });

  it('is mounted anew three times by itself; then the crash view says so, and leads back', async () => {
    const element = await mountElement(widget<Count>({ ...counts, view: AlwaysOther }).create());
    for (const count of [2, 3, 4]) {
      translate(element);
      await set(element, count);
      expect(shown(element)).toContain(`<i>${count}</i>`);
    }
    translate(element);
    await set(element, 5);
    expect(shown(element)).toContain('stopped');
    await letReactFinish(() => element.shadowRoot?.querySelector('button')?.click());
    expect(shown(element)).toContain('<i>5</i>');
  });
});

it('leads back from the crash view to the view, once the cause is gone', async () => {
  const element = widget<Props>(parts).create();
  element.innerHTML = '<a href="/plans">Our plans</a>';
  await mountElement(element);
  await letReactFinish(() => element.toggleAttribute('broken', true));
  await letReactFinish(() => element.removeAttribute('broken'));
  await letReactFinish(() => element.shadowRoot?.querySelector('button')?.click());
  expect(shown(element)).toBe('<i>whole</i>');
});
