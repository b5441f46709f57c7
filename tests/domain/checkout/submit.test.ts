import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { judgePoll } from '../../../src/domain/checkout/poll';
import { afterCheckout, submitPlan } from '../../../src/domain/checkout/submit';
import { aCart, aModule, anAccount, aSubscription } from '../../kit/catalogue';

const member = anAccount();
const subscriber = anAccount({ isSubscribed: true, subscription: aSubscription() });
const expired = anAccount({ isExpired: true, subscription: aSubscription({ state: -2 }) });
const indirect = anAccount({ isIndirect: true, subscription: aSubscription() });
const affiliate = anAccount({ isAffiliate: true });

describe('the call that submits an order', () => {
  const order = { surface: 'marketplace', isInternal: false, postState: 26 } as const;

  it.each([
    ['pricing, not subscribed', member, { surface: 'pricing' }, { call: 'checkout', query: { pricing: 1 } }],
    ['pricing, expired', expired, { surface: 'pricing' }, { call: 'checkout', query: { pricing: 1 } }],
    ['pricing, subscribed', subscriber, { surface: 'pricing' }, { call: 'subscriptionApply' }],
    ['an internal cart', member, { isInternal: true }, { call: 'checkout', query: { int: 1 } }],
    ['marketplace, not subscribed', member, {}, { call: 'subscriptionUpdate' }],
    ['marketplace, subscribed', subscriber, {}, { call: 'orderUpdate', followedBy: 'subscribe' }],
    ['a module to disable', subscriber, { postState: 22 }, { call: 'orderUpdate', followedBy: 'moduleDisable' }],
    ['indirect', indirect, {}, { call: 'upgradeOrder' }],
    ['affiliate', affiliate, { surface: 'pricing' }, { call: 'upgradeOrder' }],
  ] as const)('%s [CHK-12, CHK-13, CHK-20, CHK-21]', (_, account, more, plan) => {
    expect(submitPlan(account, { ...order, ...more })).toEqual(plan);
  });
});

describe('the destination after an order', () => {
  const routing = aModule({ id: 1, code: 'routing-manage' });
  const addresses = aModule({ id: 2, code: 'address-book-manage' });

  it.each([
    ['routing enabled', [routing], 'routes'],
    ['the address book enabled', [addresses], 'addressBook'],
    ['both enabled', [addresses, routing], 'routes'],
    ['neither enabled', [aModule({ id: 3 })], 'manageFeatures'],
  ] as const)('with %s [CHK-08, CHK-09, CHK-10, NAV-06]', (_, extra, route) => {
    expect(afterCheckout(aCart({ plan: customPlan, extra }))).toBe(route);
  });
});

describe('a reply to a poll', () => {
  it.each([
    [200, true, true, 'enabled'],
    [200, false, true, 'again'],
    [400, false, true, 'check'],
    [400, false, false, 'again'],
    [400, true, true, 'again'],
    [201, true, true, 'again'],
    [500, false, false, 'again'],
    [null, false, false, 'again'],
  ] as const)('%s, enabled %s, record %s: %s [UPG-13, UPG-14]', (status, isEnabled, hasRecord, verdict) => {
    expect(judgePoll({ status, isEnabled, hasRecord })).toBe(verdict);
  });
});
