import { SubscriptionState } from '../codes/subscription';
import type { Account, Subscription } from './types';

/** The account says so, or the marker of its subscription does (-2). [CRT-41] */
export const hasExpired = ({ isExpired, subscription }: Account): boolean =>
  isExpired || subscription?.state === SubscriptionState.expired;

/** The subscription that a member has now; null where there is none or it has run out. */
export const inForce = (account: Account): Subscription | null => (hasExpired(account) ? null : account.subscription);
