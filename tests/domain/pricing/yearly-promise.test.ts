import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { yearlyPromise } from '../../../src/domain/pricing/yearly-promise';
import { aPlan } from '../../kit/catalogue';

const none = new Map();
/** Builds a package that costs this much a month, billed yearly and monthly, in cents. */
const sold = (id: number, annual: number, monthly: number, more: Partial<Plan> = {}): Plan[] => {
  const same = { family: `family-${id}`, moduleIds: [], discount: 0, billedAmount: null, ...more };
  return [
    aPlan({ ...same, id, cycle: 'year', price: annual }),
    aPlan({ ...same, id: id + 50, cycle: 'month', price: monthly }),
  ];
};
const promise = (plans: readonly Plan[], currency = 'USD') => yearlyPromise(plans, none, currencyOf(currency));

describe('what yearly billing promises', () => {
  it.each([
    ['each price is 10 % less', [...sold(1, 9000, 10_000), ...sold(2, 18_000, 20_000)], 1000],
    ['the price is rounded down to a whole unit, as discounts are', sold(1, 16_600, 19_900), null],
    ['17 % off is rounded down to a whole unit', sold(1, 16_500, 19_900), 1700],
    ['one package saves another part', [...sold(1, 9000, 10_000), ...sold(2, 17_000, 20_000)], null],
    ['one package saves nothing', [...sold(1, 9000, 10_000), ...sold(2, 20_000, 20_000)], null],
    ['the bill is less than twelve times the price', sold(1, 9000, 10_000, { billedAmount: 100_000 }), null],
  ])('is a percentage only if it gives every price: %s', (_, plans, percent) =>
    expect(promise(plans)?.percent).toBe(percent),
  );

  it('names the largest saving of a year', () =>
    expect(promise([...sold(1, 14_900, 17_900), ...sold(2, 43_900, 52_900)])?.upTo).toBe(12 * 9000));

  it('is in whole yen where the currency has no decimals', () =>
    expect(promise(sold(1, 891, 990), 'JPY')).toEqual({ percent: 1000, upTo: 1188 }));

  it.each([
    ['nothing is saved', sold(1, 10_000, 10_000)],
    ['yearly billing costs more', sold(1, 11_000, 10_000)],
    ['the package is sold in one cycle', sold(1, 9000, 10_000).slice(0, 1)],
    ['sales tell the price', sold(1, 9000, 10_000, { isContact: true })],
    ['nothing is sold', []],
  ])('is nothing if %s', (_, plans) => expect(promise(plans)).toBeNull());
});
