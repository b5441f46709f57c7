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
    ['a read-only member', { isReadOnly: true }, 'read-only'],
    [
      'a member whose organization forbids changes of paid items',
      { policy: { ...policy, subscription: FORBIDDEN } },
      'policy',
    ],
    [
      'a member whose organization forbids changes of features',
      { policy: { ...policy, features: FORBIDDEN } },
      'policy',
    ],
    ['a member who is billed by an app store', { isMobile: true }, 'store'],
    ['a member who is billed by Shopify', { billingType: 'shopify' as const }, 'shopify'],
  ])('%s [ACC-07]', (_, more, refusal) => {
    expect(activationRefusal({ ...MEMBER, ...more }, false)).toBe(refusal);
  });

  it('refuses while another change is pending, and refuses visitors', () => {
    expect(activationRefusal(MEMBER, true)).toBe('pending');
    expect(activationRefusal(VISITOR, false)).toBe('visitor');
  });
});
