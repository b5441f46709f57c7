import { offeredMethods } from '../billing/methods';
import { billingStanding } from '../billing/standing';
import type { Account } from '../subscription/types';
import type { Statement } from './statement';

/**
 * Returns true if no payment method can be entered here: a third party bills the account, it pays by bank transfer, or the
 * member may not edit the billing details.
 */
const isBilledElsewhere = (account: Account): boolean =>
  account.isWired || billingStanding(account, offeredMethods(account.paymentMethods)) !== 'open';

/**
 * Returns true if an order needs a payment method first: it costs something, today or at a trial's end, and none is stored.
 * [REV-23]
 * @param hasMethod null if unknown
 */
export const needsMethod = (
  account: Account,
  { total }: Pick<Statement, 'total'>,
  hasMethod: boolean | null,
): boolean => hasMethod === false && (total ?? 0) > 0 && !isBilledElsewhere(account);
