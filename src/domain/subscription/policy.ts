import { PolicyAction, Verdict, type Account, type PolicyPage } from './types';
import { isVisitor } from './user-type';

/** The one home of what a member may do. Verdicts are 0-based: compared with ===, never by truthiness. [ACC-09, ACC-10] */
const isAllowed = ({ policy }: Account, page: PolicyPage, action: PolicyAction): boolean =>
  policy[page][action] === Verdict.allowed;

/** May change things on a page of the account. [ACC-09, ACC-10, ACC-11] */
export const mayManage = (account: Account, page: PolicyPage): boolean => isAllowed(account, page, PolicyAction.manage);

/** May see a page of the account; a refusal leads to access-denied. [ACC-09, ACC-10, ACC-11, ACC-16] */
export const mayView = (account: Account, page: PolicyPage): boolean => isAllowed(account, page, PolicyAction.view);

/** May change what is paid for, and take something away from it: never a read-only user. Building a cart is no such thing. [ACC-07] */
export const mayChange = (account: Account): boolean => !account.isReadOnly && mayManage(account, 'subscription');

/** Invoice and billing actions need the member id. [ACC-08] */
export const mayBill = (account: Account): boolean => !isVisitor(account) && mayView(account, 'settings');

/** Only the primary account and a member whose organization lets it decide for all. [ACC-06, ACC-11] */
export const decidesForAll = (account: Account): boolean => account.isPrimary && mayManage(account, 'subscription');

/** A legacy account moves to a custom solution before it buys anything new. [ACC-13] */
export const needsMigration = (account: Account): boolean => !isVisitor(account) && account.isLegacy;
