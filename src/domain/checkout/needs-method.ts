import { offeredMethods } from '../billing/methods';
import { billingStanding } from '../billing/standing';
import type { Account } from '../subscription/types';
import type { Statement } from './statement';

/** Somebody else takes the money, or it is transferred: there is nothing to be stored here. */
const isBilledElsewhere = (account: Account): boolean =>
  account.isWired || billingStanding(account, offeredMethods(account.paymentMethods)) !== 'open';

/**
 * Whether an order has to be given a payment method first: it takes something, today or as a trial's first charge, and none is
 * stored. [REV-23]
 * @param hasMethod null where nobody knows yet
 */
export const needsMethod = (
  account: Account,
  { total }: Pick<Statement, 'total'>,
  hasMethod: boolean | null,
): boolean => hasMethod === false && (total ?? 0) > 0 && !isBilledElsewhere(account);
