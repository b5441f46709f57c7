import { describe, expect, it } from 'vitest';
import { checkoutDestination, planDestination } from '../../../src/domain/subscription/destination';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aSubscription } from '../../kit/catalogue';

const subscription = aSubscription();
const bound = { policy: { ...VISITOR.policy, subscription: [1, 0] } } as const;

describe('planDestination', () => {
  it.each([
    ['a visitor [ACC-17, TRL-06]', VISITOR, 'register'],
    ['a member without a subscription', anAccount(), 'checkout'],
    ['a subscriber [PRC-22]', anAccount({ subscription }), 'manage-features'],
    [
      'a subscriber whose subscription has expired [PRC-22]',
      anAccount({ subscription, isExpired: true }),
      'manage-features',
    ],
    ['who may not manage subscriptions [ACC-16]', anAccount(bound), 'access-denied'],
    ['a subscriber who may not manage subscriptions [ACC-16]', anAccount({ subscription, ...bound }), 'access-denied'],
  ])('of %s', (_, account, destination) => expect(planDestination(account)).toBe(destination));
});

describe('checkoutDestination', () => {
  it.each([
    ['a visitor [ACC-17]', VISITOR, 'register'],
    ['a member', anAccount(), 'checkout'],
    ['a subscriber', anAccount({ subscription }), 'checkout'],
    ['who may not manage subscriptions [ACC-16]', anAccount(bound), 'access-denied'],
  ])('of %s', (_, account, destination) => expect(checkoutDestination(account)).toBe(destination));
});
