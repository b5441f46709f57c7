import { SubscriptionKind, SubscriptionState } from '../codes/subscription';
import type { Account } from './types';

/**
 * How an account stands: `none` has nothing, `trial` is on the test drive, `earlier` is on a plan of before the marketplace,
 * `canceled` ends with its period, `paused` rests, `expired` is over.
 */
export type Standing = 'none' | 'trial' | 'active' | 'earlier' | 'canceled' | 'paused' | 'expired';

/** Its marker says it; an account whose subscription has none says it by itself. */
export const isHeld = ({ subscription, isSubscribed }: Account): boolean =>
  subscription?.state == null ? isSubscribed : subscription.state === SubscriptionState.subscribed;

/** The first that holds, for an account with a subscription or one that had one. [CHK-14, CHK-15] */
export function standingOf(account: Account): Standing {
  const { subscription } = account;
  if (account.isExpired || subscription?.state === SubscriptionState.expired) return 'expired';
  const nothing = account.isTrial ? 'trial' : 'none';
  // A server may say that there is a subscription, and nothing of it.
  if (!subscription && !account.isSubscribed) return nothing;
  if (account.isLegacy || subscription?.kind === SubscriptionKind.legacy) return 'earlier';
  if (!isHeld(account)) return nothing;
  if (account.isCanceled) return 'canceled';
  if (account.isPaused) return 'paused';
  return account.isTrial ? 'trial' : 'active';
}
