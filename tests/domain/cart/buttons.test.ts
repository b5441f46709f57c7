import { describe, expect, it } from 'vitest';
import { moduleButton, planButton } from '../../../src/domain/cart/buttons';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { aCart, aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const plan = aPlan({ id: 1001 });
const member = anAccount();
const subscription = aSubscription({ planId: 1001, moduleIds: [1] });
const subscriber = anAccount({ subscription });
const chosen = aCart({ plan });

describe('planButton', () => {
  it.each([
    ['a visitor', VISITOR, emptyCart, 'try-now'],
    ['a visitor with the plan in the cart', VISITOR, chosen, 'selected'],
    ['a member', member, emptyCart, 'add'],
    ['a member with the plan in the cart', member, chosen, 'selected'],
    ['a member with another plan in the cart', member, aCart({ plan: aPlan({ id: 1002 }) }), 'add'],
    ['a subscriber of the plan', subscriber, emptyCart, 'current-plan'],
    ['a subscriber of the plan who has it in the cart', subscriber, chosen, 'current-plan'],
    ['a subscriber of another plan', anAccount({ subscription: aSubscription({ planId: 1002 }) }), emptyCart, 'add'],
    ['a subscriber whose account has expired', anAccount({ subscription, isExpired: true }), emptyCart, 'add'],
    ['a subscriber who has canceled', anAccount({ subscription, isCanceled: true }), emptyCart, 'add'],
    [
      'a subscriber whose subscription has expired',
      anAccount({ subscription: aSubscription({ state: -2 }) }),
      emptyCart,
      'add',
    ],
  ])('for %s [CRT-39]', (_, account, cart, says) => expect(planButton(plan, cart, account)).toBe(says));

  it.each([
    ['indirect', anAccount({ isIndirect: true }), emptyCart, 'enable'],
    ['affiliate', anAccount({ isAffiliate: true }), emptyCart, 'enable'],
    ['indirect, not subscribed, with the plan in the cart', anAccount({ isIndirect: true }), chosen, 'selected'],
    ['affiliate, subscribed to the plan', anAccount({ isAffiliate: true, subscription }), emptyCart, 'enabled'],
    [
      'indirect, with an expired subscription,',
      anAccount({ isIndirect: true, subscription, isExpired: true }),
      emptyCart,
      'enable',
    ],
  ])('for an %s member [PRC-32]', (_, account, cart, says) => expect(planButton(plan, cart, account)).toBe(says));

  it('leads to sales for everybody if only sales sell the plan', () => {
    const onRequest = aPlan({ isContact: true });
    const all = [VISITOR, member, anAccount({ isIndirect: true })].map((account) =>
      planButton(onRequest, emptyCart, account),
    );
    expect(new Set(all)).toEqual(new Set(['contact']));
  });
});

describe('moduleButton', () => {
  const module = aModule({ id: 1 });
  const tryable = aModule({ id: 1, trial: { interval: 7 } });

  it.each([
    ['not in the cart', module, emptyCart, member, 'add'],
    ['in the cart', module, aCart({ plan: customPlan, extra: [module] }), member, 'remove'],
    ['bundled in the plan', module, aCart({ plan, bundled: [module] }), member, 'selected'],
    ['in the subscription', module, emptyCart, subscriber, 'current-plan'],
    ['in the package on trial', module, emptyCart, anAccount({ subscription, isTrial: true }), 'current-plan'],
    ['in a subscription that has expired', module, emptyCart, anAccount({ subscription, isExpired: true }), 'add'],
    ['with a trial, for a visitor', tryable, emptyCart, VISITOR, 'try-now'],
    ['with a trial, for a member', tryable, emptyCart, member, 'add'],
    ['with a trial, in a visitor’s cart', tryable, aCart({ plan: customPlan, extra: [tryable] }), VISITOR, 'remove'],
    ['without a trial, for a visitor', module, emptyCart, VISITOR, 'add'],
    ['that is a default module', aModule({ isDefault: true }), emptyCart, VISITOR, 'selected'],
  ])('of a module %s [CRT-39]', (_, given, cart, account, says) =>
    expect(moduleButton(given, cart, account)).toBe(says),
  );

  it.each([
    [3, 'contact'],
    [2, 'add'],
  ])('of card type %i says %s', (cardType, says) =>
    expect(moduleButton(aModule({ cardType }), emptyCart, member)).toBe(says),
  );
});
