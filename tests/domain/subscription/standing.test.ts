import { describe, expect, it } from 'vitest';
import { SubscriptionKind, SubscriptionState } from '../../../src/domain/codes/subscription';
import { cycleNow, inForce, inUse } from '../../../src/domain/subscription/in-force';
import { isSubscriptionOver } from '../../../src/domain/subscription/is-over';
import { standingOf } from '../../../src/domain/subscription/standing';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aSubscription } from '../../kit/catalogue';

const subscription = aSubscription();
const { expired, notSubscribed } = SubscriptionState;

describe('the standing of an account', () => {
  it.each([
    ['none', {}],
    ['trial', { isTrial: true }],
    ['active', { subscription }],
    ['trial', { subscription, isTrial: true }],
    ['canceled', { subscription, isCanceled: true }],
    ['paused', { subscription, isPaused: true }],
    ['canceled', { subscription, isCanceled: true, isPaused: true }],
    ['paused', { subscription: { ...subscription, state: notSubscribed }, isPaused: true }],
    ['expired', { isExpired: true }],
    ['expired', { subscription, isExpired: true, isCanceled: true }],
    ['expired', { subscription: { ...subscription, state: expired } }],
    ['earlier', { subscription, isLegacy: true }],
    ['earlier', { subscription: { ...subscription, kind: SubscriptionKind.legacy, state: notSubscribed } }],
    ['none', { subscription: { ...subscription, state: notSubscribed } }],
    ['active', { subscription: { ...subscription, state: null }, isSubscribed: true }],
    ['trial', { subscription: { ...subscription, state: null }, isSubscribed: true, isTrial: true }],
    ['none', { subscription: { ...subscription, state: null }, isSubscribed: false }],
    ['trial', { subscription: { ...subscription, state: null }, isSubscribed: false, isTrial: true }],
  ])('is %s with %o [CHK-14, CHK-15]', (standing, more) => {
    expect(standingOf(anAccount(more))).toBe(standing);
  });

  it.each(Object.values(SubscriptionKind).filter((kind) => kind !== SubscriptionKind.legacy))(
    'is active with a subscription of kind %i [CHK-14]',
    (kind) => {
      expect(standingOf(anAccount({ subscription: { ...subscription, kind } }))).toBe('active');
    },
  );

  it.each([
    ['active', { subscription }, true, false],
    ['paused', { subscription, isPaused: true }, true, false],
    [
      'paused beyond its period',
      { subscription: { ...subscription, state: notSubscribed }, isPaused: true },
      false,
      true,
    ],
    ['expired', { subscription, isExpired: true }, false, true],
    ['without a subscription', {}, false, false],
  ])('that is %s is in force or over [CRT-41, REV-61]', (_, more, isInForce, isPast) => {
    const account = anAccount(more);
    expect([inForce(account) !== null, isSubscriptionOver(account)]).toEqual([isInForce, isPast]);
  });

  const tried = { ...subscription, state: notSubscribed, timeframe: 'year' };
  it.each([
    ['in force', { subscription: { ...subscription, timeframe: 'year' } }, true],
    ['on trial', { subscription: tried, isTrial: true }, true],
    ['on trial, as marked by the account alone', { subscription: { ...tried, state: null }, isTrial: true }, true],
    ['of a trial that is over', { subscription: tried, isTrial: true, isExpired: true }, false],
    ['of before the marketplace', { subscription: tried, isTrial: true, isLegacy: true }, false],
    ['neither in force nor on trial', { subscription: tried }, false],
  ])('says whether a subscription %s is in use, and its cycle goes on [REV-55, REV-81]', (_, more, isUsed) => {
    const account = anAccount(more);
    expect([inUse(account) !== null, cycleNow(account)]).toEqual([isUsed, isUsed ? 'year' : null]);
  });

  it('of a visitor is a trial [ACC-03]', () => {
    expect(standingOf(VISITOR)).toBe('trial');
    expect(inUse(VISITOR)).toBeNull();
  });
});
