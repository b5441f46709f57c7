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
    expect(shown(element)).toBe('<slot></slot>');
    expect(crashes).toEqual([{ host: element, error: new Error('no such plan') }]);
  });

  it('is replaced by the crash view if the element has no children', async () => {
    const element = widget<Props>(parts).create();
    element.append(' \n ');
    await mountElement(element);
    await letReactFinish(() => element.toggleAttribute('broken'));
    expect(shown(element)).toBe('<p role="alert">stopped</p>');
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
