import { isCustomSolution } from '../catalogue/custom-solution';
import { OrderProgress } from '../codes/order-progress';
import { SubscriptionKind } from '../codes/subscription';
import { decidesForAll, mayManage, needsMigration } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';

/** Traits of an account that decide on its migration; several can be true. [MIG-11] */
export interface AccountForms {
  /** On a plan from before the marketplace. */
  readonly isLegacy: boolean;
  /** Billed by a mobile store. */
  readonly isStore: boolean;
  /** Pays its invoices by bank transfer. */
  readonly isWired: boolean;
  /** Already has a custom solution, and keeps its content. */
  readonly isCustom: boolean;
}

export const formsOf = (account: Account): AccountForms => ({
  isLegacy: needsMigration(account) || account.subscription?.kind === SubscriptionKind.legacy,
  isStore: account.isMobile,
  isWired: account.isWired,
  isCustom: account.subscription !== null && isCustomSolution({ id: account.subscription.planId }),
});

/**
 * Returns true if the account must migrate: it has a plan from before the marketplace, or a mobile store bills it. Bank
 * transfer alone is no reason. [ACC-13, MIG-05, MIG-06]
 */
export function hasToMove(account: Account): boolean {
  if (isVisitor(account)) return false;
  const { isLegacy, isStore } = formsOf(account);
  return isLegacy || (isStore && account.subscription !== null);
}

/** Reasons why a member may not migrate the account. */
export type MigrationRefusal = 'nothing' | 'read-only' | 'policy' | 'not-primary' | 'reseller' | 'shopify' | 'pending';

/**
 * Returns why this member may not migrate the account. A migration is final and affects all users, so only a member who
 * decides for all may start it. The server enforces its own rule too. [ACC-06, ACC-07, ACC-11]
 * @returns null if the member may
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
 * Selects the progress code of a migration: 28 if the account keeps its custom solution, 32 if it gets a new one. [CHK-23,
 * CHK-24, MIG-07]
 */
export const migrationState = (account: Account): OrderProgress =>
  formsOf(account).isCustom ? OrderProgress.legacyToCustom : OrderProgress.legacyToNewCustom;
