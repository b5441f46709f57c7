import { ModuleBilling, trialOf } from '../codes/module-billing';
import { isFailedPayment, PaymentStatus } from '../codes/payment';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { ModulePaymentState, PaymentState } from '../subscription/payment-state';

/** What somebody has to pay for, in the order of the documents. */
export type PaymentReason =
  | 'past-due-invoice'
  | 'unpaid-modules'
  | 'failed-payment'
  | 'overdue-modules'
  | 'legacy-cost'
  | 'expired-usage-trials';

/** What is canceled or paused never has to be paid; who pays a reseller pays nothing here. [PAY-04, PAY-05, docs/decisions/0061] */
export const paysNothing = (account: Account): boolean =>
  account.isCanceled || account.isPaused || isVisitor(account) || isReseller(account);

const isFailed = ({ status }: PaymentState): boolean => status !== null && isFailedPayment(status);

/** On a price, and not on trial: 0 and 3 are no trial. [PAY-03, docs/decisions/0060] */
const isPriced = ({ billing }: ModulePaymentState): boolean => trialOf(billing) === 'not-trial';

/** Nothing was paid for it yet. What is tried need not be. [PAY-07] */
const isUnpaid = (module: ModulePaymentState): boolean => isPriced(module) && module.status === PaymentStatus.unpaid;

/** By either of its markers. [PAY-09, docs/decisions/0060] */
const isOverdue = (module: ModulePaymentState): boolean =>
  isPriced(module) && (module.billing === ModuleBilling.overdue || module.status === PaymentStatus.overdue);

/** It was tried and is counted: it goes on counting. [PAY-11] */
const isExpiredUsage = ({ billing, isUsage }: ModulePaymentState): boolean =>
  isUsage && trialOf(billing) === 'trial-expired';

const listed = (holds: Partial<Record<PaymentReason, boolean>>): readonly PaymentReason[] =>
  (Object.keys(holds) as PaymentReason[]).filter((reason) => holds[reason]);

/** Why the payment of an add-on is required. [PAY-07, PAY-08, PAY-09, PAY-11] */
export const moduleReasons = (module: ModulePaymentState): readonly PaymentReason[] =>
  listed({
    'unpaid-modules': isUnpaid(module),
    'failed-payment': isFailed(module),
    'overdue-modules': isOverdue(module),
    'expired-usage-trials': isExpiredUsage(module),
  });

/** Why that of the plan is. [PAY-08] */
export const planReasons = (plan: PaymentState): readonly PaymentReason[] =>
  listed({ 'failed-payment': isFailed(plan) });

/** An earlier plan that costs something and that nobody subscribed to: all three together. [PAY-10] */
export const legacyReasons = ({ isLegacy, isSubscribed, legacyCost }: Account): readonly PaymentReason[] =>
  listed({ 'legacy-cost': isLegacy && !isSubscribed && legacyCost > 0 });
