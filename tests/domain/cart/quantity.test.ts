import { describe, expect, it } from 'vitest';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { currencyOf } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const metered = { pricingType: 'USAGE', price: 300, quantity: 2 } as const;
const cart = aCart({
  plan: aPlan({ price: 10_000 }),
  bundled: [aModule({ id: 1, ...metered, minimumAssetCount: 5 })],
  extra: [aModule({ id: 2, ...metered }), aModule({ id: 3 })],
});

describe('withQuantities', () => {
  it('sets the quantity of a metered add-on, and its price follows [MNY-07]', () => {
    const after = withQuantities(cart, [{ id: 2, quantity: 12 }]);
    expect(after.lines[2]).toEqual({ ...cart.lines[2], quantity: 12 });
    expect(cartTotals(after, currencyOf('USD')).totalAdditionalModulesPrice).toBe(3600 + 2000);
  });

  it('sets the size of a plan’s fleet, and only what exceeds the minimum is paid for, without the discount [MNY-05, MNY-06, MNY-13]', () => {
    const plan = aPlan({ id: 8, price: 19_900, discount: 1000, minimumAssetCount: 5, minimumAssetRate: 2000 });
    const total = (quantity: number) =>
      cartTotals(withQuantities(aCart({ plan }), [{ id: 8, quantity }]), currencyOf('USD')).totalPrice;
    expect([8, 5, 3].map(total)).toEqual([17_900 + 6000, 17_900, 17_900]);
  });

  it('ignores the fleet of a plan without a rate, and of another plan', () => {
    const counted = aCart({ plan: aPlan({ id: 8, minimumAssetRate: 2000 }) });
    for (const [given, id] of [
      [aCart({ plan: aPlan({ id: 8 }) }), 8],
      [counted, 9],
    ] as const)
      expect(withQuantities(given, [{ id, quantity: 12 }])).toEqual(given);
  });

  it('accepts 0 as a quantity', () =>
    expect(withQuantities(cart, [{ id: 2, quantity: 0 }]).lines[2]?.quantity).toBe(0));

  it('accepts the largest quantity', () =>
    expect(withQuantities(cart, [{ id: 2, quantity: 100_000 }]).lines[2]?.quantity).toBe(100_000));

  it.each([
    ['a module that the plan includes', 1, 9],
    ['a module with a fixed price', 3, 9],
    ['a module that is not in the cart', 99, 9],
    ['a negative quantity', 2, -1],
    ['a fraction', 2, 1.5],
    ['an excessive quantity', 2, 100_001],
    ['a quantity that is not a number', 2, NaN],
  ])('ignores %s', (_, id, quantity) => expect(withQuantities(cart, [{ id, quantity }])).toEqual(cart));
});
