import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../src/element/define';
import { environment, mountElement, letReactFinish, shown, specOf, widget } from './kit';

interface Props {
  readonly seats: number;
  readonly open: boolean;
  readonly siteURL?: string;
  readonly source?: object;
}

const parts = {
  props: {
    seats: { kind: 'number', fallback: 1, summary: '' },
    open: { kind: 'boolean', fallback: false, summary: '' },
    siteURL: { kind: 'string', fallback: undefined, summary: '' },
    source: { kind: 'data', fallback: undefined, summary: '' },
  },
  view: ({ seats, open, siteURL, source }: Props) => <i>{`${seats} ${open} ${siteURL} ${source === undefined}`}</i>,
} as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('properties and attributes', () => {
  it('that were set before the upgrade are applied, and the property wins over the attribute', async () => {
    const spec = specOf<Props>(parts);
    const element = document.createElement(spec.tag);
    const source = new Map();
    Object.assign(element, { seats: 5, source });
    element.setAttribute('seats', '3');
    element.setAttribute('open', '');
    document.body.append(element);
    await letReactFinish(() => defineWidget(spec, environment));
    expect(shown(element)).toBe('<i>5 true undefined false</i>');
    expect(element).toMatchObject({ seats: 5, open: true });
    expect(Reflect.get(element, 'source')).toBe(source);
    await letReactFinish(() => Object.assign(element, { seats: 6 }));
    expect(shown(element)).toContain('6 true');
  });

  it('have their defaults if nothing is given', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    expect(shown(element)).toBe('<i>1 false undefined true</i>');
  });

  it('follow an attribute that is set, changed, emptied, invalid or removed', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    for (const [text, seats] of [
      ['3', 3],
      ['4', 4],
      ['', 1],
      ['5', 5],
      ['many', 1],
      ['6', 6],
    ] as const) {
      await letReactFinish(() => element.setAttribute('seats', text));
      expect(element.seats).toBe(seats);
      expect(shown(element)).toContain(`<i>${seats} `);
    }
    await letReactFinish(() => element.removeAttribute('seats'));
    expect(shown(element)).toContain('<i>1 ');
    await letReactFinish(() => element.toggleAttribute('open'));
    expect(shown(element)).toContain('1 true');
    await letReactFinish(() => element.setAttribute('open', 'false'));
    expect(shown(element)).toContain('1 false');
  });

  it('include an attribute with an acronym in its name, also when it changes', async () => {
    const element = widget<Props>(parts).create();
    element.setAttribute('site-url', 'a');
    await mountElement(element);
    expect(element.siteURL).toBe('a');
    await letReactFinish(() => element.setAttribute('site-url', 'b'));
    expect(shown(element)).toContain('b');
  });

  it('are never reflected from a property into the DOM, and objects keep their identity', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    const source = { card: '4111' };
    await letReactFinish(() => Object.assign(element, { seats: 9, open: true, siteURL: 'x', source }));
    expect(element.source).toBe(source);
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.outerHTML).not.toContain('4111');
  });

  it('leave out an attribute that is named like an object property', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    await letReactFinish(() => element.setAttribute('source', '{"a":1}'));
    expect(element.source).toBeUndefined();
  });

  it('return to the default when undefined is assigned', async () => {
    const element = await mountElement(widget<Props>(parts).create());
    await letReactFinish(() => Object.assign(element, { seats: 9 }));
    await letReactFinish(() => Object.assign(element, { seats: undefined }));
    expect(shown(element)).toContain('<i>1 ');
  });

  it('cause one render for many writes, and none for an equal value', async () => {
    const view = vi.fn(parts.view);
    const element = await mountElement(widget<Props>({ ...parts, view }).create());
    view.mockClear();
    await letReactFinish(() => Object.assign(element, { seats: 2, open: true, siteURL: 'y' }));
    await letReactFinish(() => Object.assign(element, { seats: 2 }));
    expect(view).toHaveBeenCalledTimes(1);
  });

  it('have the same types on two independent elements', async () => {
    const { create } = widget<Props>(parts);
    const [a, b] = [await mountElement(create()), await mountElement(create())];
    await letReactFinish(() => Object.assign(a, { seats: 8 }));
    expect([a.seats, b.seats]).toEqual([8, 1]);
  });
});
