import { isCustomSolution } from '../catalogue/custom-solution';
import { OrderProgress } from '../codes/order-progress';
import { SubscriptionKind } from '../codes/subscription';
import { decidesForAll, mayManage, needsMigration } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';

/** What an account is told apart by; more than one may hold. [MIG-11] */
export interface AccountForms {
  /** On a plan of before the marketplace. */
  readonly isLegacy: boolean;
  /** A mobile store takes its money. */
  readonly isStore: boolean;
  /** Pays its invoices by bank transfer. */
  readonly isWired: boolean;
  /** Has a custom solution already, and keeps what is in it. */
  readonly isCustom: boolean;
}

export const formsOf = (account: Account): AccountForms => ({
  isLegacy: needsMigration(account) || account.subscription?.kind === SubscriptionKind.legacy,
  isStore: account.isMobile,
  isWired: account.isWired,
  isCustom: account.subscription !== null && isCustomSolution({ id: account.subscription.planId }),
});

/**
 * Whether there is anything to be moved: a plan of before the marketplace, or one that a mobile store bills. A bank transfer alone
 * is no reason. [ACC-13, MIG-05, MIG-06]
 */
export function hasToMove(account: Account): boolean {
  if (isVisitor(account)) return false;
  const { isLegacy, isStore } = formsOf(account);
  return isLegacy || (isStore && account.subscription !== null);
}

/** Why somebody may not move the account. */
export type MigrationRefusal = 'nothing' | 'read-only' | 'policy' | 'not-primary' | 'reseller' | 'shopify' | 'pending';

/**
 * Whether this member may move the account: for good and for all of its users, so only who decides for all. The server's own rule
 * stands behind it. [ACC-06, ACC-07, ACC-11]
 * @returns null where nothing stands against it
 */
export function migrationRefusal(account: Account, isPending: boolean): MigrationRefusal | null {
  if (!hasToMove(account)) return 'nothing';
  if (account.isReadOnly) return 'read-only';
  if (isReseller(account)) return 'reseller';
  if (!mayManage(account, 'subscription')) return 'policy';
  if (!decidesForAll(account)) return 'not-primary';
  if (account.billingType === 'shopify') return 'shopify';
  return isPending || account.pendingChange ? 'pending' : null;
}

/**
 * Which of the two ways it goes: an account with a custom solution keeps it and only changes its kind, 28; any other gets one that
 * is made for it, 32. [CHK-23, CHK-24, MIG-07]
 */
export const migrationState = (account: Account): OrderProgress =>
  formsOf(account).isCustom ? OrderProgress.legacyToCustom : OrderProgress.legacyToNewCustom;
