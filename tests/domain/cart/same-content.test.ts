import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { sameContent } from '../../../src/domain/cart/same-content';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const [a, b] = [aModule({ id: 1 }), aModule({ id: 2 })];
const plan = aPlan();
const cart = aCart({ plan, bundled: [a], extra: [b] });

describe('sameContent', () => {
  it('is true for two empty carts', () => expect(sameContent(emptyCart, { ...emptyCart })).toBe(true));

  it.each([
    ['itself', true, cart],
    [
      'other prices and titles',
      true,
      aCart({ plan: aPlan({ price: 1 }), bundled: [{ ...a, title: 'A', basePrice: 5 }], extra: [b] }),
    ],
    ['another plan', false, aCart({ plan: customPlan, bundled: [a], extra: [b] })],
    ['one module fewer', false, aCart({ plan, bundled: [a] })],
    ['another module', false, aCart({ plan, bundled: [a], extra: [aModule({ id: 3 })] })],
    ['a bundled module that is now loose', false, aCart({ plan, extra: [a, b] })],
    ['another quantity', false, aCart({ plan, bundled: [a], extra: [{ ...b, quantity: 4 }] })],
    ['another fleet size', false, { ...cart, plan: cart.plan && { ...cart.plan, quantity: 9 } }],
    ['an empty cart', false, emptyCart],
  ])('compared with %s is %s', (_, isSame, other) => {
    expect(sameContent(cart, other)).toBe(isSame);
    expect(sameContent(other, cart)).toBe(isSame);
  });
});
