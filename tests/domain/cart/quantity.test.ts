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
  it('sets a metered add-on, and its price follows [MNY-07]', () => {
    const after = withQuantities(cart, [{ id: 2, quantity: 12 }]);
    expect(after.lines[2]).toEqual({ ...cart.lines[2], quantity: 12 });
    expect(cartTotals(after, currencyOf('USD')).totalAdditionalModulesPrice).toBe(3600 + 2000);
  });

  it('takes 0 for what it says', () =>
    expect(withQuantities(cart, [{ id: 2, quantity: 0 }]).lines[2]?.quantity).toBe(0));

  it.each([
    ['what the plan includes', 1, 9],
    ['a fixed price', 3, 9],
    ['what is not in the cart', 99, 9],
    ['a negative quantity', 2, -1],
    ['a fraction', 2, 1.5],
    ['no number', 2, NaN],
  ])('passes over %s', (_, id, quantity) => expect(withQuantities(cart, [{ id, quantity }])).toEqual(cart));
});
