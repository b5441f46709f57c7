import { PolicyAction, Verdict, type Account, type PolicyPage } from './types';
import { isVisitor } from './user-type';

/** Single source of a member's permissions. Verdicts are 0-based: compared with ===, never by truthiness. [ACC-09, ACC-10] */
const isAllowed = ({ policy }: Account, page: PolicyPage, action: PolicyAction): boolean =>
  policy[page][action] === Verdict.allowed;

/** Returns true if the member may change things on a page of the account. [ACC-09, ACC-10, ACC-11] */
export const mayManage = (account: Account, page: PolicyPage): boolean => isAllowed(account, page, PolicyAction.manage);

/**
 * Returns true if the member may view a page of the account; a refusal leads to access-denied. [ACC-09, ACC-10, ACC-11,
 * ACC-16]
 */
export const mayView = (account: Account, page: PolicyPage): boolean => isAllowed(account, page, PolicyAction.view);

/**
 * Returns true if the member may change or reduce what is paid for, which a read-only user never may. Building a cart does
 * not need it. [ACC-07]
 */
export const mayChange = (account: Account): boolean => !account.isReadOnly && mayManage(account, 'subscription');

/** Returns true if the member may use invoices and billing, which need a member id. [ACC-08] */
export const mayBill = (account: Account): boolean => !isVisitor(account) && mayView(account, 'settings');

/** Returns true for the primary account, if its organization lets it manage the subscription for all. [ACC-06, ACC-11] */
export const decidesForAll = (account: Account): boolean => account.isPrimary && mayManage(account, 'subscription');

/** Returns true for a legacy account, which must migrate to a custom solution before it buys anything new. [ACC-13] */
export const needsMigration = (account: Account): boolean => !isVisitor(account) && account.isLegacy;
