import { SubscriptionState } from '../codes/subscription';
import { isHeld, standingOf } from './standing';
import type { Account } from './types';

/** Returns true if the subscription has expired, by the account's flag or the subscription's marker (-2). [CRT-41] */
const hasExpired = ({ isExpired, subscription }: Account): boolean =>
  isExpired || subscription?.state === SubscriptionState.expired;

/**
 * Returns true if a subscription is over, so that only a new order takes it up again: it has expired, or it is paused and its period
 * has ended.
 */
export const isSubscriptionOver = (account: Account): boolean =>
  hasExpired(account) || (standingOf(account) === 'paused' && !isHeld(account));
