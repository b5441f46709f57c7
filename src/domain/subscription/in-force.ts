import type { BillingCycle } from '../catalogue/types';
import { isHeld, standingOf, type Standing } from './standing';
import type { Account, Subscription } from './types';

/** Standings of a subscription in force; a canceled or paused one is held until its period ends. */
const IN_FORCE: ReadonlySet<Standing> = new Set<Standing>(['active', 'canceled', 'paused']);

/**
 * Returns the subscription in force, which is paid for. Null if there is none or it is over, and for a trial or a plan from
 * before the marketplace.
 */
export const inForce = (account: Account): Subscription | null =>
  IN_FORCE.has(standingOf(account)) && isHeld(account) ? account.subscription : null;

/**
 * Returns the subscription that the account uses: the one in force, or what it has on trial. An order extends it. Null for a
 * plan from before the marketplace, because a purchase replaces it.
 */
export const inUse = (account: Account): Subscription | null =>
  inForce(account) ?? (standingOf(account) === 'trial' ? account.subscription : null);

/** Returns the billing cycle of the subscription in use; null if there is none, or its cycle is unknown. */
export function cycleNow(account: Account): BillingCycle | null {
  const timeframe = inUse(account)?.timeframe;
  return timeframe === 'month' || timeframe === 'year' ? timeframe : null;
}
