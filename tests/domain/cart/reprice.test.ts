import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { repriced } from '../../../src/domain/cart/reprice';
import { aCart, aCatalogue, aModule, aPlan } from '../../kit/catalogue';

const [one, two] = [aModule({ id: 1 }), aModule({ id: 2 })];
const plan = aPlan({ id: 1001, minimumAssetCount: 3 });
const inEuros = {
  one: aModule({ id: 1, basePrice: 1500, price: 0 }),
  two: aModule({ id: 2, basePrice: 1800, price: 900 }),
  plan: aPlan({ id: 1001, price: 8000, minimumAssetCount: 4 }),
};
const euros = aCatalogue({ plans: [inEuros.plan], modules: [inEuros.one, inEuros.two] });

const cart = aCart({ plan, bundled: [one], extra: [{ ...two, quantity: 7 }] });
const chosen = { ...cart, plan: cart.plan && { ...cart.plan, quantity: 12, selected: ['sub'] } };

describe('a cart in another currency', () => {
  it('has the prices of that currency: base prices in the bundle, own prices beside it [CRT-61, CRT-22]', () => {
    const after = repriced(chosen, euros);
    expect(after?.lines).toEqual({
      1: { module: inEuros.one, bundled: true, price: 1500, quantity: 1 },
      2: { module: inEuros.two, bundled: false, price: 900, quantity: 7 },
    });
    expect(after?.plan).toMatchObject({ id: 1001, price: 8000, minimumAssetCount: 4 });
  });

  it('keeps the chosen fleet, sub-packages and quantities', () =>
    expect(repriced(chosen, euros)?.plan).toMatchObject({ quantity: 12, selected: ['sub'] }));

  it('keeps its content if it has only loose add-ons, or nothing', () => {
    const loose = aCart({ plan: customPlan, extra: [two] });
    expect(repriced(loose, euros)).toEqual(aCart({ plan: customPlan, extra: [inEuros.two] }));
    expect(repriced(emptyCart, euros)).toBe(emptyCart);
  });

  it('is null if its package or one of its add-ons is not sold in that currency', () => {
    expect(repriced(aCart({ plan, extra: [aModule({ id: 9 })] }), euros)).toBeNull();
    expect(repriced(aCart({ plan: aPlan({ id: 1009 }), extra: [two] }), euros)).toBeNull();
  });

  it('does not mutate the original cart', () => {
    const before = structuredClone(chosen);
    repriced(chosen, euros);
    expect(chosen).toEqual(before);
  });
});
