import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../src/domain/checkout/offers';

const month = { timeframe: 'month', statement: { recurring: 41_900 } } as const;
const year = (next: number) => ({ timeframe: 'year', statement: { recurring: next } }) as const;

describe('the offered billing cycles', () => {
  it('have a monthly price, and the year saves the difference to twelve months', () => {
    expect(offersOf([month, year(418_800)])).toEqual([
      { timeframe: 'month', perMonth: 41_900, billed: 41_900, saving: null },
      {
        timeframe: 'year',
        perMonth: 34_900,
        billed: 418_800,
        saving: { former: 41_900, perYear: 84_000 },
      },
    ]);
  });

  it.each([
    ['costs the same', [month, year(502_800)]],
    ['costs more', [month, year(600_000)]],
    ['is the only offer', [year(418_800)]],
  ])('save nothing if a year %s', (_, cycles) => {
    expect(offersOf(cycles).map(({ saving }) => saving)).toEqual(cycles.map(() => null));
  });

  it('leave out a cycle without a statement of the server', () => {
    expect(offersOf([month, { timeframe: 'year', statement: null }])).toHaveLength(1);
  });

  it('round the monthly price of a year to the nearest cent', () => {
    expect(offersOf([year(100)])[0]?.perMonth).toBe(8);
  });
});
