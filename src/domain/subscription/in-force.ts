import type { BillingCycle } from '../catalogue/types';
import { SubscriptionState } from '../codes/subscription';
import { isHeld, standingOf, type Standing } from './standing';
import type { Account, Subscription } from './types';

/** Returns true if the subscription has expired, by the account's flag or the subscription's marker (-2). [CRT-41] */
const hasExpired = ({ isExpired, subscription }: Account): boolean =>
  isExpired || subscription?.state === SubscriptionState.expired;

/**
 * Returns true if a subscription is over, so that only a new order takes it up again: it has expired, or it is paused and its period
 * has ended.
 */
export const isSubscriptionOver = (account: Account): boolean =>
  hasExpired(account) || (standingOf(account) === 'paused' && !isHeld(account));

/** Standings of a subscription in force; a canceled or paused one is held until its period ends. */
const IN_FORCE: ReadonlySet<Standing> = new Set<Standing>(['active', 'canceled', 'paused']);

/**
 * Returns the subscription in force. Null if there is none or it is over, and for a trial or a plan from before the
 * marketplace, because a purchase replaces both.
 */
export const inForce = (account: Account): Subscription | null =>
  IN_FORCE.has(standingOf(account)) && isHeld(account) ? account.subscription : null;

/** Returns the billing cycle of the subscription in force; null if there is none, or its cycle is unknown. */
export function cycleNow(account: Account): BillingCycle | null {
  const timeframe = inForce(account)?.timeframe;
  return timeframe === 'month' || timeframe === 'year' ? timeframe : null;
}
