import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { sameContent } from '../../../src/domain/cart/same-content';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const [a, b] = [aModule({ id: 1 }), aModule({ id: 2 })];
const plan = aPlan();
const cart = aCart({ plan, bundled: [a], extra: [b] });

describe('sameContent', () => {
  it.each([
    ['itself', cart, true],
    [
      'other prices and titles',
      aCart({ plan: aPlan({ price: 1 }), bundled: [{ ...a, title: 'A', basePrice: 5 }], extra: [b] }),
      true,
    ],
    ['another plan', aCart({ plan: customPlan, bundled: [a], extra: [b] }), false],
    ['one module less', aCart({ plan, bundled: [a] }), false],
    ['another module', aCart({ plan, bundled: [a], extra: [aModule({ id: 3 })] }), false],
    ['another bundle', aCart({ plan, extra: [a, b] }), false],
    ['another quantity', aCart({ plan, bundled: [a], extra: [{ ...b, quantity: 4 }] }), false],
    ['nothing', emptyCart, false],
  ])('against %s: %s', (_, other, isSame) => {
    expect(sameContent(cart, other)).toBe(isSame);
    expect(sameContent(other, cart)).toBe(isSame);
  });
});
