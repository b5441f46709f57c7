import { mayBill, mayManage } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { MethodName } from './methods';

/** What somebody may do with the billing details. */
export type BillingStanding =
  /** Without a member id nothing is asked or sent. [BIL-20] */
  | 'visitor'
  /** The organization shows them to nobody who asks like this. [ACC-08] */
  | 'hidden'
  /** Somebody else bills the account. */
  | 'reseller'
  | 'shopify'
  | 'store'
  /** Nothing that the account can pay with can be entered here. [CHK-49] */
  | 'no-method'
  /** May look. */
  | 'read-only'
  | 'policy'
  /** May change them. [BIL-22] */
  | 'open';

/** May see what is stored. */
export const seesBilling = (standing: BillingStanding): boolean =>
  standing === 'open' || standing === 'read-only' || standing === 'policy';

export function billingStanding(account: Account, offered: readonly MethodName[]): BillingStanding {
  if (isVisitor(account)) return 'visitor';
  if (!mayBill(account)) return 'hidden';
  if (isReseller(account)) return 'reseller';
  if (account.billingType === 'shopify') return 'shopify';
  if (account.isMobile) return 'store';
  if (account.isReadOnly) return 'read-only';
  if (!mayManage(account, 'settings')) return 'policy';
  return offered.length > 0 ? 'open' : 'no-method';
}
