import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { heldCart } from '../../../src/domain/cart/held';
import { newLine } from '../../../src/domain/cart/new-line';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { isChangePackage } from '../../../src/domain/cart/change-package';
import { aCart, aCatalogue, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const has = (planId: number, moduleIds: number[] = [], more = {}) =>
  anAccount({ subscription: aSubscription({ planId, moduleIds }), ...more });
const modules = (...ids: number[]) => ids.map((id) => aModule({ id }));
const plan = aPlan({ id: 1001 });
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
    ['a custom solution with one more module', true, custom, has(0, [1])],
    ['a custom solution with another module', true, custom, has(0, [1, 3])],
    [
      'the same plan with one more add-on',
      true,
      aCart({ plan, bundled: modules(1), extra: modules(2) }),
      has(1001, [1]),
    ],
    ['the same plan without an add-on', true, p, has(1001, [1, 2])],
    [
      'the same plan with its add-on',
      false,
      aCart({ plan, bundled: modules(1), extra: modules(2) }),
      has(1001, [1, 2]),
    ],
    ['the same plan that is canceled', true, p, has(1001, [1], { isCanceled: true })],
    ['the same plan on trial', true, p, has(1001, [1], { isTrial: true })],
    ['nothing in the cart', false, emptyCart, has(1001)],
  ])('%s: %s [CRT-40, PRC-27]', (_, is, cart, account) => expect(isChangePackage(cart, account)).toBe(is));

  const fleet = aPlan({ id: 1001, minimumAssetRate: 500, minimumAssetCount: 5, cycle: 'year' });
  const counted = aModule({ id: 2, pricingType: 'USAGE' });
  const sized = withQuantities(aCart({ plan: fleet, extra: [counted] }), [
    { id: 1001, quantity: 8 },
    { id: 2, quantity: 3 },
  ]);
  const line = { id: 2, bundled: false, quantity: 3 };
  const as = { planId: 1001, moduleIds: [2], timeframe: 'year', quantity: 8, lines: [line], selected: ['vans'] };
  const chosen = sized.plan && { ...sized, plan: { ...sized.plan, selected: ['vans'] } };
  it.each([
    ['nothing changed', false, {}],
    ['another fleet size', true, { quantity: 9 }],
    ['another quantity', true, { lines: [{ ...line, quantity: 4 }] }],
    ['an unknown quantity', false, { lines: [{ ...line, quantity: null }] }],
    ['another cycle', true, { timeframe: 'month' }],
    ['another sub-package', true, { selected: ['trucks'] }],
    ['no sub-package', true, { selected: [] }],
    ['fields that the server does not send', false, { quantity: undefined, lines: undefined, selected: undefined }],
  ])('for the package in force with %s: %s [CRT-40, PRC-27, REV-50]', (_, is, more) =>
    expect(isChangePackage(chosen ?? emptyCart, anAccount({ subscription: aSubscription({ ...as, ...more }) }))).toBe(
      is,
    ),
  );

  it('is false for the cart of the held package if the server names no quantities, until the page adds something [CRT-40]', () => {
    const shop = aCatalogue({ plans: [fleet], modules: [counted] });
    const account = anAccount({ subscription: aSubscription({ ...as, lines: [{ id: 2, quantity: null }] }) });
    const cart = heldCart(account, shop) ?? emptyCart;
    expect(cart.lines[2]).toMatchObject({ bundled: false, quantity: newLine(counted).quantity });
    expect(isChangePackage(cart, account)).toBe(false);
  });

  it.each([
    ['the account has expired', true, p, has(1001, [], { isExpired: true })],
    ['the subscription has expired', true, p, anAccount({ subscription: aSubscription({ state: -2 }) })],
    ['a custom solution has expired', true, custom, has(0, [1, 2], { isExpired: true })],
    ['the account has expired and the cart is empty', false, emptyCart, has(1001, [], { isExpired: true })],
  ])('for the same content if %s: %s [CRT-41, PRC-27]', (_, is, cart, account) =>
    expect(isChangePackage(cart, account)).toBe(is),
  );
});
