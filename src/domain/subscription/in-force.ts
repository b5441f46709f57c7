import type { BillingCycle } from '../catalogue/types';
import { SubscriptionState } from '../codes/subscription';
import { standingOf, type Standing } from './standing';
import type { Account, Subscription } from './types';

/** The account says so, or the marker of its subscription does (-2). [CRT-41] */
export const hasExpired = ({ isExpired, subscription }: Account): boolean =>
  isExpired || subscription?.state === SubscriptionState.expired;

/** A canceled or paused subscription is held until its period ends. */
const IN_FORCE: ReadonlySet<Standing> = new Set<Standing>(['active', 'canceled', 'paused']);

/**
 * The subscription that a member has now; null where there is none, where it has run out, and where it is a test drive or a
 * plan of before the marketplace: neither of the two is kept when something is bought.
 */
export const inForce = (account: Account): Subscription | null =>
  IN_FORCE.has(standingOf(account)) ? account.subscription : null;

/** The cycle that the subscription in force is billed in; null where there is none, or another one. */
export function cycleNow(account: Account): BillingCycle | null {
  const timeframe = inForce(account)?.timeframe;
  return timeframe === 'month' || timeframe === 'year' ? timeframe : null;
}
