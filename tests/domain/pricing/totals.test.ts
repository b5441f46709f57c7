import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { currencyOf } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const USD = currencyOf('USD');
const [one, two, extra] = [
  aModule({ id: 1, price: 20000 }),
  aModule({ id: 2, price: 13300 }),
  aModule({ id: 9, price: 5000 }),
];
const totals = (list: number, discounted: number, additional: number) => ({
  totalBundleNonDiscountedPrice: list,
  totalDiscountedPrice: discounted,
  totalAdditionalModulesPrice: additional,
  totalPrice: discounted + additional,
  oneTimeTotal: 0,
});

describe('cartTotals', () => {
  it('discounts the bundle, rounds it down, and adds the add-ons [MNY-11, MNY-12, MNY-13, CRT-57, CRT-58, CRT-59, CRT-60]', () => {
    const plan = aPlan({ price: 33300, discount: 1000 });
    const cart = aCart({ plan, bundled: [one, two], extra: [extra] });
    expect(cartTotals(cart, USD)).toEqual(totals(33300, 29900, 5000));
    expect(cartTotals(cart, USD).totalPrice).toBe(34900);
  });

  it('sums up the bundled modules if the plan has no price [CRT-58]', () => {
    const plan = aPlan({ price: null, discount: 1000 });
    expect(cartTotals(aCart({ plan, bundled: [one, two], extra: [extra] }), USD)).toEqual(totals(33300, 29900, 5000));
  });

  it('does not lose a unit to floating point [MNY-12]', () =>
    expect(cartTotals(aCart({ plan: aPlan({ price: 9000, discount: 3000 }) }), USD)).toEqual(totals(9000, 6300, 0)));

  it('floors whole yen [MNY-12]', () =>
    expect(cartTotals(aCart({ plan: aPlan({ price: 333, discount: 1000 }) }), currencyOf('JPY'))).toEqual(
      totals(333, 299, 0),
    ));

  it('keeps a list price without a discount', () =>
    expect(cartTotals(aCart({ plan: aPlan({ price: 4950 }) }), USD)).toEqual(totals(4950, 4950, 0)));

  it('counts the price of a plan that the wire does not mark as bundled', () =>
    expect(cartTotals(aCart({ plan: aPlan({ bundled: false, price: 4900 }) }), USD)).toEqual(totals(4900, 4900, 0)));

  it('leaves one-off items out of every monthly sum [REV-31]', () => {
    const once = aModule({ id: 10, price: 24_900, charge: 'once' });
    const cart = aCart({ plan: aPlan({ price: 10_000 }), bundled: [one], extra: [extra, once] });
    expect(cartTotals(cart, USD)).toEqual({ ...totals(10_000, 10_000, 5000), oneTimeTotal: 24_900 });
  });

  it('are the sum of its modules for a custom solution [CRT-59]', () =>
    expect(cartTotals(aCart({ plan: customPlan, extra: [one, extra] }), USD)).toEqual(totals(0, 0, 25000)));

  it('are zero for an empty cart [CRT-57]', () => expect(cartTotals(emptyCart, USD)).toEqual(totals(0, 0, 0)));
});
