import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../../src/domain/money/currency';
import { moneyDisplay } from '../../../src/domain/money/display';
import type { Minor } from '../../../src/domain/money/minor';

const look = (amount: Minor, code: string, country: string | null = 'US', kind: 'card' | 'sum' = 'card') =>
  moneyDisplay(amount, currencyOf(code), country, kind);

describe('the ISO code', () => {
  it.each([
    ['USD', 'US', '$'],
    ['EUR', 'US', '€'],
    ['JPY', 'us', '¥'],
  ])('%s is written without a code in %s [MNY-23]', (code, country, symbol) =>
    expect(look(123400, code, country)).toMatchObject({ iso: null, symbol }),
  );

  it.each([
    ['USD', 'FR', '$'],
    ['EUR', 'FR', '€'],
    ['GBP', '', '£'],
    ['USD', null, '$'],
    // The country decides and not the currency: outside the US even a dollar has its code.
    ['USD', 'CA', '$'],
  ])('%s is named in country %j [MNY-24]', (code, country, symbol) =>
    expect(look(123400, code, country)).toMatchObject({ iso: code, symbol }),
  );

  it('is not repeated if the symbol is the code', () =>
    expect(look(100, 'CHF', 'CH')).toMatchObject({ iso: null, symbol: 'CHF' }));

  it('of an unknown currency is that of the dollar [MNY-22]', () =>
    expect(look(100, 'SEK', 'FR')).toMatchObject({ iso: 'USD', symbol: '$' }));
});

describe('the decimals', () => {
  it.each<[Minor, string, 'card' | 'sum', 0 | 2, string]>([
    [123400, 'USD', 'card', 0, '1234.00'],
    [123450, 'USD', 'card', 2, '1234.50'],
    [123400, 'USD', 'sum', 2, '1234.00'],
    [5, 'USD', 'sum', 2, '0.05'],
    [0, 'USD', 'card', 0, '0.00'],
    [-123450, 'USD', 'sum', 2, '-1234.50'],
    [-5, 'USD', 'card', 2, '-0.05'],
    [1234, 'JPY', 'card', 0, '1234'],
    [1234, 'JPY', 'sum', 0, '1234'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'sum', 2, '90071992547409.91'],
  ])('of %i %s on a %s are %i: %s', (amount, code, kind, fractionDigits, decimalText) =>
    expect(look(amount, code, 'US', kind)).toMatchObject({ fractionDigits, decimalText }),
  );
});
