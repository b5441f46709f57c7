import { describe, expect, it } from 'vitest';
import { bundledLine, newLine } from '../../../src/domain/cart/new-line';
import { currencyOf } from '../../../src/domain/money/currency';
import { moduleLinePrice, planLinePrice } from '../../../src/domain/pricing/line-price';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const USD = currencyOf('USD');
const priceOfPlan = (more: Parameters<typeof aPlan>[0]) => {
  const cart = aCart({ plan: aPlan({ price: 29_900, ...more }) });
  return cart.plan && planLinePrice(cart.plan, cartTotals(cart, USD));
};

describe('the price of a package', () => {
  it('is the list price without a discount', () => {
    expect(priceOfPlan({})).toEqual({ paid: 29_900, former: null, period: 'month', cause: null, saved: 0 });
  });

  it.each([
    ['yearly', 'year', 'yearly'],
    ['bundle', 'year', 'bundle'],
    ['bundle', 'month', 'bundle'],
    [null, 'year', 'yearly'],
    [null, 'month', 'bundle'],
  ] as const)('is lower for the reason %s, billed by the %s: %s [MNY-11, MNY-12]', (discountReason, cycle, cause) => {
    expect(priceOfPlan({ discount: 1650, discountReason, cycle })).toEqual({
      paid: 24_900,
      former: 29_900,
      period: 'month',
      cause,
      saved: 5000,
    });
  });
});

describe('the price of a module', () => {
  it('is its own monthly price if it is an add-on', () => {
    expect(moduleLinePrice(newLine(aModule({ price: 2000 })))).toEqual({
      paid: 2000,
      former: null,
      period: 'month',
      cause: null,
      saved: 0,
    });
  });

  it('is zero if the package includes it', () => {
    expect(moduleLinePrice(bundledLine(aModule({ price: 2000 })))).toEqual({
      paid: 0,
      former: null,
      period: 'month',
      cause: 'included',
      saved: 0,
    });
  });

  it('is lowered by a trial, and the regular price is shown beside it [MNY-08]', () => {
    const module = aModule({
      price: 0,
      basePrice: 400,
      pricingType: 'USAGE',
      trial: { isTrial: true, quantity: 3 },
    });
    expect(moduleLinePrice(newLine(module))).toEqual({
      paid: 0,
      former: 1200,
      period: 'month',
      cause: 'trial',
      saved: 1200,
    });
  });

  it('is a one-off amount if the module is charged once', () => {
    expect(moduleLinePrice(newLine(aModule({ price: 24_900, charge: 'once' })))).toEqual({
      paid: 24_900,
      former: null,
      period: 'once',
      cause: null,
      saved: 0,
    });
  });
});
