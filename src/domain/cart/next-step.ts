import { isCustomSolution } from '../catalogue/custom-solution';
import type { PlanId } from '../catalogue/types';
import type { Cart } from './types';
import { isChangePackage } from './change-package';
import { isSubscriptionOver } from '../subscription/is-over';
import { mayManage } from '../subscription/policy';
import { isHeld, standingOf } from '../subscription/standing';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';

/** Reasons why a member may not upgrade. */
export type UpgradeRefusal = 'visitor' | 'read-only' | 'policy' | 'store' | 'shopify' | 'migration' | 'pending';

/**
 * Returns why this member may not change the subscription: the kind of member, the organization's policy, a third party that
 * bills the account, or a pending change. The server enforces its own rule too.
 * @returns null if the member may
 */
export function upgradeRefusal(account: Account, isPending: boolean): UpgradeRefusal | null {
  if (isVisitor(account)) return 'visitor';
  if (account.isReadOnly) return 'read-only';
  if (!mayManage(account, 'subscription')) return 'policy';
  if (account.isMobile) return 'store';
  if (account.billingType === 'shopify') return 'shopify';
  if (standingOf(account) === 'earlier') return 'migration';
  return isPending || account.pendingChange ? 'pending' : null;
}

/**
 * Returns the package that a canceled account keeps by ordering it again while the period runs: the held one, unless the cart has
 * another in mind. Null where there is nothing to keep, and for a custom solution, which is no package to choose.
 */
export function keptPlan(account: Account, { plan }: Pick<Cart, 'plan'>): PlanId | null {
  const held = standingOf(account) === 'canceled' && !plan ? account.subscription : null;
  return held && !isCustomSolution({ id: held.planId }) ? held.planId : null;
}

/**
 * The next step that the page offers a member. `upgrade` orders the cart's package or another billing cycle of the held one;
 * `reactivate` renews a subscription that is over; `resume` continues a paused one; `enable` serves a reseller's members;
 * `check-out` opens the cart of an account with nothing in force; `choose` opens the packages.
 */
export type NextStep = 'upgrade' | 'reactivate' | 'resume' | 'enable' | 'check-out' | 'choose';

export function nextStep(account: Account, cart: Pick<Cart, 'plan' | 'lines'>): NextStep {
  const standing = standingOf(account);
  const isChange = isChangePackage(cart, account);
  if (isReseller(account)) return isChange ? 'enable' : 'choose';
  switch (standing) {
    case 'none':
      return cart.plan ? 'check-out' : 'choose';
    case 'trial':
      if (account.subscription && isHeld(account)) return 'upgrade';
      return cart.plan ? 'check-out' : 'choose';
    case 'earlier':
      return 'choose';
    case 'expired':
      if (cart.plan) return 'check-out';
      return account.subscription ? 'reactivate' : 'choose';
    case 'paused':
      if (isSubscriptionOver(account)) return cart.plan ? 'check-out' : 'reactivate';
      if (account.subscription?.canResume) return 'resume';
      return isChange ? 'upgrade' : 'choose';
    case 'canceled':
      // Ordering the same package again reverts the cancellation.
      return cart.plan || keptPlan(account, cart) !== null ? 'upgrade' : 'choose';
    case 'active':
      // A custom solution has one billing cycle, so without a change there is nothing to upgrade.
      return isChange || !isCustomSolution({ id: account.subscription?.planId ?? 0 }) ? 'upgrade' : 'choose';
  }
}
