import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { isChangePackage } from '../../../src/domain/subscription/change-package';
import { aCart, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const has = (planId: number, moduleIds: number[] = [], more = {}) =>
  anAccount({ subscription: aSubscription({ planId, moduleIds }), ...more });
const modules = (...ids: number[]) => ids.map((id) => aModule({ id }));
const p = aCart({ plan: aPlan({ id: 1001 }), bundled: modules(1) });
const custom = aCart({ plan: customPlan, extra: modules(1, 2) });

describe('isChangePackage', () => {
  it.each([
    ['the same plan', false, p, has(1001)],
    ['another plan', true, p, has(1002)],
    ['a plan without a subscription', true, p, anAccount()],
    ['a plan instead of a custom solution', true, p, has(0, [1])],
    ['a custom solution instead of a plan', true, custom, has(1001, [1, 2])],
    ['the same custom solution, in any order', false, custom, has(0, [2, 1])],
    ['a custom solution with one module more', true, custom, has(0, [1])],
    ['a custom solution with another module', true, custom, has(0, [1, 3])],
    ['nothing in the cart', false, emptyCart, has(1001)],
  ])('%s: %s [CRT-40, PRC-27]', (_, is, cart, account) => expect(isChangePackage(cart, account)).toBe(is));

  it.each([
    ['the account has expired', true, p, has(1001, [], { isExpired: true })],
    ['its subscription says so', true, p, anAccount({ subscription: aSubscription({ state: -2 }) })],
    ['a custom solution has expired', true, custom, has(0, [1, 2], { isExpired: true })],
    ['all has expired, and the cart is empty', false, emptyCart, has(1001, [], { isExpired: true })],
  ])('the same again where %s: %s [CRT-41, PRC-27]', (_, is, cart, account) =>
    expect(isChangePackage(cart, account)).toBe(is),
  );
});
