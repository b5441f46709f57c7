import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../../src/domain/money/currency';

describe('currencyOf', () => {
  it.each([
    ['USD', '$', 2],
    ['PHP', '₱', 2],
    ['EUR', '€', 2],
    ['CHF', 'CHF', 2],
    ['JPY', '¥', 0],
    ['GBP', '£', 2],
  ])('%s is written %s with %i decimals [MNY-21]', (code, symbol, decimals) =>
    expect(currencyOf(code)).toEqual({ code, symbol, decimals }),
  );

  it('reads a code in small letters', () => expect(currencyOf('eur').code).toBe('EUR'));

  it.each([['SEK'], ['BTC'], ['constructor']])('%j is not in the map and falls back to the dollar [MNY-22]', (code) =>
    expect(currencyOf(code)).toEqual({ code: 'USD', symbol: '$', decimals: 2 }),
  );

  it.each([[''], [null], [undefined]])('%j is the dollar [MNY-20]', (code) =>
    expect(currencyOf(code).symbol).toBe('$'),
  );
});
