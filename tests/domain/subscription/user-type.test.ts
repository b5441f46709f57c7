import { describe, expect, it } from 'vitest';
import { isReseller, isVisitor, userType, VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aSubscription } from '../../kit/catalogue';

describe('isVisitor', () => {
  it.each([
    [0, true],
    [-7, true],
    [NaN, true],
    [1, false],
  ])('member id %d: %s [ACC-02]', (memberId, is) => expect(isVisitor({ memberId })).toBe(is));
});

describe('a visitor', () => {
  it('is on trial [ACC-03]', () => expect(VISITOR.isTrial).toBe(true));
  it('is primary [ACC-04]', () => expect(VISITOR.isPrimary).toBe(true));
  it('has no subscription and is a visitor [ACC-02]', () => {
    expect(VISITOR.subscription).toBeNull();
    expect(isVisitor(VISITOR)).toBe(true);
  });
});

describe('userType', () => {
  const subscription = aSubscription();

  it.each([
    ['visitor', VISITOR],
    ['visitor', anAccount({ memberId: 0, isIndirect: true })],
    ['member', anAccount()],
    ['subscriber', anAccount({ subscription })],
    ['reseller', anAccount({ isIndirect: true })],
    ['reseller', anAccount({ isAffiliate: true, subscription })],
  ] as const)('%s [ACC-01]', (type, account) => expect(userType(account)).toBe(type));

  it('treats affiliate members like indirect ones [ACC-01]', () => {
    const served = [anAccount({ isIndirect: true }), anAccount({ isAffiliate: true }), anAccount()].map(isReseller);
    expect(served).toEqual([true, true, false]);
  });
});
