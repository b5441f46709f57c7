import { describe, expect, it } from 'vitest';
import { writeText } from '../../src/i18n/write-text';

const texts = {
  plain: 'Your cart',
  named: 'Add {{name}} for {{ price }}, {{- name}}',
  items_one: '{{count}} item',
  items_few: 'a few',
  items_other: '{{count}} items',
  items: 'items',
};

describe('a text', () => {
  it.each([
    ['plain', {}, 'Your cart'],
    ['named', { name: '<b>{{price}}</b>', price: '$1 $& $1' }, 'Add <b>{{price}}</b> for $1 $& $1, <b>{{price}}</b>'],
    ['named', { name: 'it' }, 'Add it for , it'],
    ['named', { name: 'it', price: 0 }, 'Add it for 0, it'],
    ['items', { count: 1 }, '1 item'],
    ['items', { count: 0 }, '0 items'],
    ['items', {}, 'items'],
    ['plain', { count: 2 }, 'Your cart'],
    ['nowhere', { count: 2 }, undefined],
  ])('%s is written with its variables, in its plural form', (key, vars, text) => {
    expect(writeText(texts, 'en', key, vars)).toBe(text);
  });

  it('takes the plural form of its own language, and the key itself where that has none', () => {
    expect(writeText(texts, 'ru', 'items', { count: 3 })).toBe('a few');
    expect(writeText(texts, 'ru', 'items', { count: 5 })).toBe('items');
  });

  it('never takes a property of every object for a variable', () => {
    expect(writeText({ odd: '{{toString}}!' }, 'en', 'odd')).toBe('!');
  });

  it('is undefined without texts', () => {
    expect(writeText(undefined, 'en', 'plain')).toBeUndefined();
  });
});
