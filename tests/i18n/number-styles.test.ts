import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { currencyOf } from '../../src/domain/money/currency';
import { moneyDisplay } from '../../src/domain/money/display';
import { formatMoney, formatNumber } from '../../src/i18n/format';

const REGIONS = { en: ['US', 'GB'], es: ['ES'], fr: ['FR'], pt: ['BR'], vi: [], ru: ['RU'] };
const LANGUAGES = Object.entries(REGIONS).flatMap(([one, regions]) => [one, ...regions.map((at) => `${one}-${at}`)]);

/** The same language by a tag that has no style of its own, so that Intl writes it. */
const byIntl = (language: string) => `${language}-u-nu-latn`;

const amounts = fc.record({
  amount: fc.oneof(
    fc.integer({ min: -200_000, max: 200_000 }),
    fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
  ),
  code: fc.constantFrom('USD', 'PHP', 'EUR', 'CHF', 'JPY', 'GBP'),
  country: fc.constantFrom('US', 'DE', null),
  kind: fc.constantFrom('card' as const, 'sum' as const),
});

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it('have the amounts, part by part, that Intl writes [MNY-19, MNY-24]', () => {
    fc.assert(
      fc.property(amounts, ({ amount, code, country, kind }) => {
        const look = moneyDisplay(amount, currencyOf(code), country, kind);
        expect(formatMoney(look, language)).toEqual(formatMoney(look, byIntl(language)));
      }),
    );
  });

  it('have the digits that Intl writes [MNY-19]', () => {
    const numbers = fc.oneof(
      fc.integer(),
      fc.integer({ min: -2000, max: 2000 }),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(numbers, (value) => {
        // Only Intl tells a negative zero from zero.
        expect(formatNumber(value, language)).toBe(formatNumber(value || 0, byIntl(language)));
      }),
    );
  });

  it('do not make a page wait for Intl', () => {
    vi.stubGlobal('Intl', {});
    expect(formatMoney({ iso: 'USD', symbol: '$', fractionDigits: 2, decimalText: '1234.5' }, language).text).toMatch(
      /^USD/,
    );
    expect(formatNumber(5, language)).toBe('5');
  });
});

it.each(['0.005', '1.999', '-0.001'])('round %s by Intl', (decimalText) => {
  const look = { iso: null, symbol: '$', fractionDigits: 2, decimalText };
  expect(formatMoney(look, 'en')).toEqual(formatMoney(look, byIntl('en')));
});
