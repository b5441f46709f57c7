import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPlan } from '../../../src/domain/cart/with-plan';
import { currencyOf } from '../../../src/domain/money/currency';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { aCatalogue, aModule, aPlan, catalogueOf } from '../../kit/catalogue';

const USD = currencyOf('USD');
const { modules } = aCatalogue({
  modules: [
    aModule({ id: 1, basePrice: 3000, price: 0 }),
    aModule({ id: 2, basePrice: 1500, dependencies: [3] }),
    aModule({ id: 3, basePrice: 500, pricingType: 'USAGE', minimumAssetCount: 4 }),
  ],
});

describe('planPrice', () => {
  it.each([
    ['its own price', aPlan({ price: 10_000 }), { list: 10_000, price: 10_000, billed: 10_000, isDiscounted: false }],
    [
      'after the discount',
      aPlan({ price: 33300, discount: 1000 }),
      { list: 33300, price: 29900, billed: 29900, isDiscounted: true },
    ],
    [
      'the sum of its modules at base price',
      aPlan({ price: null, moduleIds: [1, 99] }),
      { list: 3000, price: 3000, billed: 3000, isDiscounted: false },
    ],
    [
      'each module once',
      aPlan({ price: null, moduleIds: [1, 1] }),
      { list: 3000, price: 3000, billed: 3000, isDiscounted: false },
    ],
    [
      'dependencies too, in the included quantity',
      aPlan({ price: null, moduleIds: [2] }),
      { list: 3500, price: 3500, billed: 3500, isDiscounted: false },
    ],
    [
      'twelve months in a yearly bill',
      aPlan({ price: 10_000, cycle: 'year' }),
      { list: 10_000, price: 10_000, billed: 120_000, isDiscounted: false },
    ],
    [
      'the billed amount that the server sends',
      aPlan({ price: 10_000, cycle: 'year', billedAmount: 99_000 }),
      { list: 10_000, price: 10_000, billed: 99_000, isDiscounted: false },
    ],
  ])('shows %s', (_, plan, price) => expect(planPrice(plan, modules, USD)).toEqual(price));

  it('equals the price in the cart for any plan [CRT-57, CRT-58, CRT-60]', () => {
    fc.assert(
      fc.property(catalogueOf(8), (catalogue) => {
        for (const plan of catalogue.plans.values()) {
          const { list, price } = planPrice(plan, catalogue.modules, USD);
          const totals = cartTotals(withPlan(plan, catalogue), USD);
          expect([list, price]).toEqual([totals.totalBundleNonDiscountedPrice, totals.totalPrice]);
        }
      }),
    );
  });
});
