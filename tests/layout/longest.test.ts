import { describe, expect, it } from 'vitest';
import { longestOf, longestTexts } from './longest';

const ENGLISH = { cart: { empty: 'Your cart is empty', items_one: '{{count}} item', items_other: '{{count}} items' } };
const RUSSIAN = {
  cart: {
    empty: 'В корзине пусто',
    items_one: '{{count}} модуль',
    items_few: '{{count}} модуля расширения',
    items_many: '{{count}} модулей',
    items_other: '{{count}} модуля',
  },
};

describe('the longest texts', () => {
  it('are each in the language that has most letters, under the keys of the first', () => {
    expect(longestOf([ENGLISH, RUSSIAN])).toEqual({
      cart: {
        empty: 'Your cart is empty',
        items_one: '{{count}} модуль',
        items_other: '{{count}} модуля расширения',
      },
    });
  });

  it('do not count the names of variables', () => {
    expect(longestOf([{ a: { b: '{{averylongname}}' } }, { a: { b: '{{x}} more' } }])).toEqual({
      a: { b: '{{x}} more' },
    });
  });

  it('are found for every surface of the widgets', () => {
    expect(longestTexts()['common']?.['close']).toBe('Закрыть');
  });
});
