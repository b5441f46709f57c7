import { SubscriptionKind, SubscriptionState } from '../codes/subscription';
import type { Account } from './types';

/**
 * Standing of an account: `none` has no subscription, `trial` is on a free trial, `earlier` has a plan from before the
 * marketplace, `canceled` ends with its period, `paused` is suspended (and rests once its period is over), `expired` is over.
 */
export type Standing = 'none' | 'trial' | 'active' | 'earlier' | 'canceled' | 'paused' | 'expired';

/** Returns true if a subscription is held: by its marker, else by the account's flag. */
export const isHeld = ({ subscription, isSubscribed }: Account): boolean =>
  subscription?.state == null ? isSubscribed : subscription.state === SubscriptionState.subscribed;

/** Returns the first standing that applies, for an account with a current or former subscription. [CHK-14, CHK-15] */
export function standingOf(account: Account): Standing {
  const { subscription } = account;
  if (account.isExpired || subscription?.state === SubscriptionState.expired) return 'expired';
  const nothing = account.isTrial ? 'trial' : 'none';
  // The server may flag a subscription without sending its record.
  if (!subscription && !account.isSubscribed) return nothing;
  if (account.isLegacy || subscription?.kind === SubscriptionKind.legacy) return 'earlier';
  // A paused subscription is no longer held once its period is over, and is still paused.
  if (!isHeld(account)) return subscription && account.isPaused ? 'paused' : nothing;
  if (account.isCanceled) return 'canceled';
  if (account.isPaused) return 'paused';
  return account.isTrial ? 'trial' : 'active';
}
