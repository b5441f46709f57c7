import { mayBill, mayManage } from '../subscription/policy';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { MethodName } from './methods';

/** Access of a member to the billing details. */
export type BillingStanding =
  /** No member id, so the page neither reads nor sends billing details. [BIL-20] */
  | 'visitor'
  /** The organization's policy hides the billing details from this member. [ACC-08] */
  | 'hidden'
  /** A reseller, Shopify or a mobile store bills the account. */
  | 'reseller'
  | 'shopify'
  | 'store'
  /** The account supports no payment method that the form offers. [CHK-49] */
  | 'no-method'
  /** The member may view the details. */
  | 'read-only'
  | 'policy'
  /** The member may change the details. [BIL-22] */
  | 'open';

/** The admin page of Shopify, which bills a shop; it leads on to the shop whose owner has signed in. */
export const SHOPIFY = 'https://admin.shopify.com/';

/** Returns true if the member may view the stored details. */
export const seesBilling = (standing: BillingStanding): boolean =>
  standing === 'open' || standing === 'read-only' || standing === 'policy';

/**
 * Returns the access of an account's member to the billing details.
 * @param offered payment methods that the form offers
 */
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
