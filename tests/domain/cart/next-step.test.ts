import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { toCartPlan } from '../../../src/domain/cart/new-line';
import { Verdict } from '../../../src/domain/subscription/types';
import { nextStep, upgradeRefusal } from '../../../src/domain/cart/next-step';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const held = aPlan();
const subscription = aSubscription({ planId: held.id });
const bound = { ...anAccount().policy, subscription: [Verdict.notAllowed, Verdict.allowed] as const };
const pendingChange = { status: 'pending', total: 1 };

describe('the refusal of an upgrade', () => {
  it.each([
    [null, { subscription }],
    [null, { subscription, isCanceled: true }],
    [null, { subscription, isPaused: true }],
    [null, { subscription, isExpired: true }],
    [null, { subscription, isIndirect: true }],
    [null, { subscription, isAffiliate: true }],
    [null, { subscription, pastDue: { number: '1', amount: 1, dueAt: '' } }],
    [null, {}],
    ['read-only', { subscription, isReadOnly: true }],
    ['policy', { subscription, policy: bound }],
    ['read-only', { subscription, policy: bound, isReadOnly: true }],
    ['store', { subscription, isMobile: true }],
    ['shopify', { subscription, billingType: 'shopify' as const }],
    ['migration', { subscription, isLegacy: true }],
    ['pending', { subscription, pendingChange }],
  ])('is %s for %o [ACC-07, ACC-11, ACC-19, ACC-20]', (refusal, more) => {
    expect(upgradeRefusal(anAccount(more), false)).toBe(refusal);
  });

  it('applies to visitors, and to everybody while a change is pending', () => {
    expect(upgradeRefusal(VISITOR, false)).toBe('visitor');
    expect(upgradeRefusal(anAccount({ subscription }), true)).toBe('pending');
  });
});

describe('the next step', () => {
  const empty = { plan: null, lines: {} };
  const same = { plan: toCartPlan(held), lines: {} };
  const other = { plan: toCartPlan(aPlan({ id: held.id + 1 })), lines: {} };
  const custom = { subscription: { ...subscription, planId: customPlan.id, moduleIds: [] } };

  it.each([
    ['choose', {}, empty],
    ['check-out', {}, other],
    ['choose', { isTrial: true }, empty],
    ['check-out', { isTrial: true }, other],
    ['upgrade', { isTrial: true, subscription }, empty],
    ['upgrade', { isTrial: true, isSubscribed: true, subscription: { ...subscription, state: null } }, empty],
    ['choose', { isTrial: true, isSubscribed: false, subscription: { ...subscription, state: null } }, empty],
    ['upgrade', { subscription }, empty],
    ['upgrade', { subscription }, same],
    ['upgrade', { subscription }, other],
    ['choose', custom, empty],
    ['upgrade', custom, other],
    ['upgrade', { subscription, isCanceled: true }, empty],
    ['choose', { ...custom, isCanceled: true }, empty],
    ['choose', { isCanceled: true }, empty],
    ['upgrade', { subscription, isCanceled: true }, same],
    ['upgrade', { subscription, isCanceled: true }, other],
    ['choose', { subscription, isPaused: true }, empty],
    ['resume', { subscription: { ...subscription, canResume: true }, isPaused: true }, empty],
    ['reactivate', { subscription: aSubscription({ state: -1 }), isPaused: true }, empty],
    ['check-out', { subscription: aSubscription({ state: -1 }), isPaused: true }, other],
    ['check-out', { isTrial: true, subscription: aSubscription({ state: -1 }) }, other],
    ['reactivate', { subscription, isExpired: true }, empty],
    ['check-out', { subscription, isExpired: true }, same],
    ['check-out', { isExpired: true }, other],
    ['choose', { isExpired: true }, empty],
    ['choose', { subscription, isLegacy: true }, other],
    ['choose', { subscription, isIndirect: true }, empty],
    ['enable', { subscription, isIndirect: true }, other],
    ['enable', { isAffiliate: true }, other],
  ])('is to %s for %o', (step, more, cart) => {
    expect(nextStep(anAccount(more), cart)).toBe(step);
  });
});
