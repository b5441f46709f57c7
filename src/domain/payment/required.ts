import { ModuleBilling, trialOf } from '../codes/module-billing';
import { isFailedPayment, PaymentStatus } from '../codes/payment';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { ModulePaymentState, PaymentState } from '../subscription/payment-state';

/** Reasons why a payment is required, in the order of the documents. */
export type PaymentReason =
  | 'past-due-invoice'
  | 'unpaid-modules'
  | 'failed-payment'
  | 'overdue-modules'
  | 'legacy-cost'
  | 'expired-usage-trials';

/**
 * Returns true if the account never has to pay here: it is canceled or paused, a visitor's, or managed by a reseller.
 * [PAY-04, PAY-05, docs/decisions/0061]
 */
export const paysNothing = (account: Account): boolean =>
  account.isCanceled || account.isPaused || isVisitor(account) || isReseller(account);

const isFailed = ({ status }: PaymentState): boolean => status !== null && isFailedPayment(status);

/** Returns true if the module has a price and is not on trial: 0 and 3 are no trial. [PAY-03, docs/decisions/0060] */
const isPriced = ({ billing }: ModulePaymentState): boolean => trialOf(billing) === 'not-trial';

/** Returns true for a module that was never paid; a trial need not be. [PAY-07] */
const isUnpaid = (module: ModulePaymentState): boolean => isPriced(module) && module.status === PaymentStatus.unpaid;

/** Returns true if either marker says overdue. [PAY-09, docs/decisions/0060] */
const isOverdue = (module: ModulePaymentState): boolean =>
  isPriced(module) && (module.billing === ModuleBilling.overdue || module.status === PaymentStatus.overdue);

/** Returns true for a metered module whose trial has expired, because its usage still counts. [PAY-11] */
const isExpiredUsage = ({ billing, isUsage }: ModulePaymentState): boolean =>
  isUsage && trialOf(billing) === 'trial-expired';

const listed = (holds: Partial<Record<PaymentReason, boolean>>): readonly PaymentReason[] =>
  (Object.keys(holds) as PaymentReason[]).filter((reason) => holds[reason]);

/** Returns the reasons why a payment for an add-on is required. [PAY-07, PAY-08, PAY-09, PAY-11] */
export const moduleReasons = (module: ModulePaymentState): readonly PaymentReason[] =>
  listed({
    'unpaid-modules': isUnpaid(module),
    'failed-payment': isFailed(module),
    'overdue-modules': isOverdue(module),
    'expired-usage-trials': isExpiredUsage(module),
  });

/** Returns the reasons why a payment for the plan is required. [PAY-08] */
export const planReasons = (plan: PaymentState): readonly PaymentReason[] =>
  listed({ 'failed-payment': isFailed(plan) });

/** Returns the reason for a legacy plan: it must be legacy, cost something and have no subscription. [PAY-10] */
export const legacyReasons = ({ isLegacy, isSubscribed, legacyCost }: Account): readonly PaymentReason[] =>
  listed({ 'legacy-cost': isLegacy && !isSubscribed && legacyCost > 0 });
