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
    ['is none for a marketplace package', { subscription }, none, false],
    ['is required for a legacy account', legacy, { ...none, isLegacy: true }, true],
    [
      'is required for a legacy kind of subscription',
      { subscription: { ...subscription, kind: SubscriptionKind.legacy } },
      { ...none, isLegacy: true },
      true,
    ],
    [
      'is required for a package that an app store bills',
      { isMobile: true, subscription },
      { ...none, isStore: true },
      true,
    ],
    [
      'is not required for an app-store account without a package',
      { isMobile: true, subscription: null },
      { ...none, isStore: true },
      false,
    ],
    [
      'is not required for payment by bank transfer',
      { isWired: true, subscription },
      { ...none, isWired: true },
      false,
    ],
    [
      'is required for a legacy account that pays by bank transfer',
      { ...legacy, isWired: true },
      { ...none, isLegacy: true, isWired: true },
      true,
    ],
    [
      'is not required for a custom solution',
      { subscription: aSubscription({ planId: 0 }) },
      { ...none, isCustom: true },
      false,
    ],
    [
      'is required for a legacy custom solution that an app store bills',
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
  ])('is %s [ACC-06, ACC-07, ACC-11]', (refusal, more) => {
    expect(migrationRefusal(anAccount(more), false)).toBe(refusal);
  });

  it('applies while another change is pending', () => {
    expect(migrationRefusal(anAccount(legacy), true)).toBe('pending');
  });
});

describe('the progress of a migration', () => {
  it.each([
    ['28 from a legacy custom solution', { ...legacy, subscription: aSubscription({ planId: 0 }) }, 28],
    ['32 from a legacy package to a custom solution', legacy, 32],
    ['32 for an account that an app store bills', { isMobile: true, subscription }, 32],
  ])('is %s [CHK-23, CHK-24, MIG-07]', (_, more, code) => {
    expect(migrationState(anAccount(more))).toBe(code);
    expect([OrderProgress.legacyToCustom, OrderProgress.legacyToNewCustom]).toContain(code);
  });
});
