import { describe, expect, it } from 'vitest';
import { activationRefusal } from '../../../src/domain/activation/refusal';
import { Verdict } from '../../../src/domain/subscription/types';
import { VISITOR } from '../../../src/domain/subscription/user-type';

const MEMBER = { ...VISITOR, memberId: 7, isTrial: false };
const { policy } = MEMBER;
const FORBIDDEN = [Verdict.notAllowed, Verdict.allowed] as const;

describe('activationRefusal', () => {
  it.each([
    ['a member', {}, null],
    ['who may only look', { isReadOnly: true }, 'read-only'],
    [
      'whose organization forbids changes of what is paid',
      { policy: { ...policy, subscription: FORBIDDEN } },
      'policy',
    ],
    ['whose organization forbids changes of features', { policy: { ...policy, features: FORBIDDEN } }, 'policy'],
    ['whom a store bills', { isMobile: true }, 'store'],
    ['whom Shopify bills', { billingType: 'shopify' as const }, 'shopify'],
  ])('%s [ACC-07]', (_, more, refusal) => {
    expect(activationRefusal({ ...MEMBER, ...more }, false)).toBe(refusal);
  });

  it('refuses while another change is pending, and refuses visitors', () => {
    expect(activationRefusal(MEMBER, true)).toBe('pending');
    expect(activationRefusal(VISITOR, false)).toBe('visitor');
  });
});
