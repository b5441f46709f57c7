import { Verdict, type Account, type Policy, type UserType } from './types';

const OPEN = [Verdict.allowed, Verdict.allowed] as const;
const OPEN_POLICY: Policy = { features: OPEN, subscription: OPEN, settings: OPEN };

/** Account of a visitor who is not logged in: treated as on trial and as primary. [ACC-02, ACC-03, ACC-04] */
export const VISITOR: Account = {
  memberId: 0,
  isSubscribed: false,
  isTrial: true,
  isPrimary: true,
  isExpired: false,
  isLegacy: false,
  isReadOnly: false,
  isIndirect: false,
  isAffiliate: false,
  isExclusive: false,
  isCanceled: false,
  isPaused: false,
  isMobile: false,
  isWired: false,
  expiresAt: null,
  nextInvoiceAt: null,
  subscription: null,
  billing: null,
  billingType: 'other',
  paymentMethods: [],
  pastDue: null,
  pendingChange: null,
  organizationPolicy: null,
  policy: OPEN_POLICY,
  legacyCost: 0,
  ip: '',
  country: '',
  currency: 'USD',
};

/** Stands for a member until the session says which: somebody who needs no registration, and of whom nothing else is known. */
export const EXPECTED_MEMBER: Account = { ...VISITOR, memberId: 1 };

/** Returns true for a visitor, whose member id is not positive. [ACC-02] */
export const isVisitor = ({ memberId }: Pick<Account, 'memberId'>): boolean => !(memberId > 0);

/** Returns true if a reseller manages the account; affiliate counts like indirect everywhere. [ACC-01] */
export const isReseller = ({ isIndirect, isAffiliate }: Account): boolean => isIndirect || isAffiliate;

/** Returns how an account is served. [ACC-01] */
export function userType(account: Account): UserType {
  if (isVisitor(account)) return 'visitor';
  if (isReseller(account)) return 'reseller';
  return account.subscription ? 'subscriber' : 'member';
}
