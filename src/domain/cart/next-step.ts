import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';
import { isChangePackage } from './change-package';
import { mayManage } from '../subscription/policy';
import { isHeld, standingOf } from '../subscription/standing';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';

/** Why a member may not press upgrade. */
export type UpgradeRefusal = 'visitor' | 'read-only' | 'policy' | 'store' | 'shopify' | 'migration' | 'pending';

/**
 * Whether this member may change what they pay for: by who is looking, by the organization's policy, by who bills them, and by
 * what is on its way. The server's own rule stands behind it.
 * @returns null where nothing stands against it
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
 * The step that a member is offered. `upgrade` asks what the cart's package costs today, or another billing cycle of the one
 * that is held; `reactivate` takes up again what is over, `resume` what rests; `enable` is for members of a reseller; `check-out` leads to the cart
 * of somebody with nothing in force; `choose` leads to the packages.
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
      if (account.subscription?.canResume) return 'resume';
      return isChange ? 'upgrade' : 'choose';
    case 'canceled':
      // Ordering the same package again ends the cancellation.
      return cart.plan ? 'upgrade' : 'choose';
    case 'active':
      // A custom solution is sold in one cycle: without a change there is nothing to pick.
      return isChange || !isCustomSolution({ id: account.subscription?.planId ?? 0 }) ? 'upgrade' : 'choose';
  }
}
