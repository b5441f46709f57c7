import { describe, expect, it } from 'vitest';
import { USAGE } from '../../stories/usage/usage';
import { readDescribed } from '../../tools/described.mjs';
import { filesIn } from '../laws/files';

const { elements, tokens } = await readDescribed();
const own = new Map(elements.map((element) => [element.name, element]));

/** Names in backticks that look like an attribute, a slot or a state of the widget, by the words of the sentence. */
const named = (text: string): readonly string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

describe('the usage of the widgets', () => {
  it('is written for every widget, and for nothing else', () => {
    expect(Object.keys(USAGE).toSorted()).toEqual([...own.keys()].toSorted());
  });

  it.each(Object.entries(USAGE))('says of %s when, what to do and what not to do', (_, { when, dos, donts }) => {
    expect(dos.length).toBeGreaterThanOrEqual(2);
    expect(donts.length).toBeGreaterThanOrEqual(2);
    for (const text of [when, ...dos, ...donts]) expect(text).toMatch(/^[A-Z“`].*\.$/);
    for (const text of donts) expect(text).toMatch(/^Don’t /);
  });

  it('names attributes, events and tokens that there are', () => {
    const attributes = new Set(elements.flatMap(({ properties }) => properties.map(({ attribute }) => attribute)));
    const events = new Set(elements.flatMap((element) => element.events.map(({ name }) => name)));
    const slots = new Set(elements.flatMap((element) => element.slots.map(({ name }) => name)));
    const states = new Set(elements.flatMap((element) => element.states.map(({ name }) => `:state(${name})`)));
    const isKnown = (name: string): boolean => {
      const [attribute = ''] = name.split('=');
      return (
        attributes.has(attribute) ||
        events.has(name) ||
        slots.has(name) ||
        states.has(name) ||
        tokens.some((token) => token.name === name) ||
        // HTML, CSS and families of names.
        /^<|^color-scheme$|^overflow: hidden$|…$/.test(name) ||
        // The cart's change starts at the document.
        name === 'waybill-cart-change'
      );
    };
    const texts = Object.values(USAGE).flatMap(({ when, dos, donts }) => [when, ...dos, ...donts]);
    expect(texts.flatMap(named).filter((name) => !isKnown(name))).toEqual([]);
  });
});

describe('the pages of Storybook', () => {
  it('link to pages of widgets that have stories', () => {
    const titles = filesIn(['stories/widgets'], /\.stories\.tsx$/).map(
      ({ text }) => /title: 'Widgets\/([^']+)'/.exec(text)?.[1]?.toLowerCase().replaceAll(' ', '-') ?? '',
    );
    expect([...own.keys()].filter((name) => !titles.includes(name))).toEqual([]);
  });

  it('have the colors of every token in both schemes, and the contrast that some need', () => {
    const accent = tokens.find(({ name }) => name === '--waybill-accent');
    expect(accent?.colors).toEqual({ light: '#00664b', dark: '#1a7d5b' });
    expect(accent?.needs).toEqual({ least: 3, beside: ['surface'] });
    expect(tokens.find(({ name }) => name === '--waybill-scrim')?.colors?.light).toBe('rgb(12 24 19 / 0.44)');
    expect(tokens.find(({ name }) => name === '--waybill-radius')?.colors).toBeUndefined();
  });
});
