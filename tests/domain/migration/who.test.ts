import { describe, expect, it } from 'vitest';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import { formsOf, hasToMove, migrationRefusal, migrationState } from '../../../src/domain/migration/who';
import { Verdict } from '../../../src/domain/subscription/types';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aSubscription } from '../../kit/catalogue';

const subscription = aSubscription({ planId: 8 });
const legacy = { isLegacy: true, isPrimary: true, subscription };
const none = { isLegacy: false, isStore: false, isWired: false, isCustom: false };

describe('the kind of a migration', () => {
  it.each([
    ['a package', { subscription }, none, false],
    ['an earlier plan', legacy, { ...none, isLegacy: true }, true],
    [
      'a plan of the earlier kind',
      { subscription: { ...subscription, kind: SubscriptionKind.legacy } },
      { ...none, isLegacy: true },
      true,
    ],
    ['a mobile store', { isMobile: true, subscription }, { ...none, isStore: true }, true],
    ['a store without a plan', { isMobile: true, subscription: null }, { ...none, isStore: true }, false],
    ['a bank transfer', { isWired: true, subscription }, { ...none, isWired: true }, false],
    [
      'an earlier plan by bank transfer',
      { ...legacy, isWired: true },
      { ...none, isLegacy: true, isWired: true },
      true,
    ],
    ['a custom solution', { subscription: aSubscription({ planId: 0 }) }, { ...none, isCustom: true }, false],
    [
      'an earlier custom solution that a store bills',
      { isLegacy: true, isMobile: true, subscription: aSubscription({ planId: 0 }) },
      { isLegacy: true, isStore: true, isWired: false, isCustom: true },
      true,
    ],
  ])('%s [MIG-05, MIG-06, MIG-11, ACC-13]', (_, more, forms, moves) => {
    const account = anAccount(more);
    expect(formsOf(account)).toEqual(forms);
    expect(hasToMove(account)).toBe(moves);
  });

  it('is none for a visitor', () => {
    expect(hasToMove({ ...VISITOR, isLegacy: true, isMobile: true })).toBe(false);
  });
});

describe('the refusal of a migration', () => {
  const no = [Verdict.notAllowed, Verdict.allowed] as const;
  const yes = [Verdict.allowed, Verdict.allowed] as const;
  it.each([
    [null, legacy],
    ['nothing', { subscription }],
    ['read-only', { ...legacy, isReadOnly: true }],
    ['reseller', { ...legacy, isIndirect: true }],
    ['reseller', { ...legacy, isAffiliate: true }],
    ['policy', { ...legacy, policy: { features: yes, subscription: no, settings: yes } }],
    ['not-primary', { ...legacy, isPrimary: false }],
    ['shopify', { ...legacy, billingType: 'shopify' as const }],
    ['pending', { ...legacy, pendingChange: { status: 'pending', total: 1 } }],
  ])('%s [ACC-06, ACC-07, ACC-11]', (refusal, more) => {
    expect(migrationRefusal(anAccount(more), false)).toBe(refusal);
  });

  it('applies while another change is pending', () => {
    expect(migrationRefusal(anAccount(legacy), true)).toBe('pending');
  });
});

describe('the progress of a migration', () => {
  it.each([
    ['an earlier custom solution is 28', { ...legacy, subscription: aSubscription({ planId: 0 }) }, 28],
    ['an earlier plan is 32, for a new custom solution', legacy, 32],
    ['what a store bills is 32', { isMobile: true, subscription }, 32],
  ])('of %s [CHK-23, CHK-24, MIG-07]', (_, more, code) => {
    expect(migrationState(anAccount(more))).toBe(code);
    expect([OrderProgress.legacyToCustom, OrderProgress.legacyToNewCustom]).toContain(code);
  });
});
