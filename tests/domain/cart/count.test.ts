import { describe, expect, it } from 'vitest';
import { cartCount } from '../../../src/domain/cart/count';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { holdPending } from '../../../src/domain/cart/pending';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const [a, b, free] = [aModule({ id: 1 }), aModule({ id: 2 }), aModule({ id: 3, price: 0, basePrice: 0 })];

describe('cartCount', () => {
  it.each([
    ['nothing in an empty cart', emptyCart, 0],
    ['a package with its bundled modules as one', aCart({ plan: aPlan(), bundled: [a, b] }), 1],
    ['a package and an add-on', aCart({ plan: aPlan(), bundled: [a], extra: [b] }), 2],
    ['two modules without a package', aCart({ plan: customPlan, extra: [a, b] }), 2],
    ['a free module', aCart({ plan: customPlan, extra: [free] }), 1],
    ['nothing that is on hold for a dialog', holdPending(emptyCart, [1, 2]), 0],
  ])('counts %s [CRT-44]', (_, cart, count) => expect(cartCount(cart)).toBe(count));
});
