import { ModuleBilling, trialOf } from '../codes/module-billing';
import { isFailedPayment, Payment } from '../codes/payment';
import type { SubscriptionInfo } from '../subscription/info';
import type { Account } from '../subscription/types';
import type { ModulePaymentState } from './state';

/** What somebody has to pay for, in the order of the documents. */
export type PaymentReason =
  | 'past-due-invoice'
  | 'unpaid-modules'
  | 'failed-payment'
  | 'overdue-modules'
  | 'legacy-cost'
  | 'expired-usage-trials';

type Payer = Pick<Account, 'isCanceled' | 'isPaused' | 'pastDue' | 'isLegacy' | 'isSubscribed' | 'legacyCost'>;

const isFailed = ({ status }: Pick<ModulePaymentState, 'status'>): boolean =>
  status !== null && isFailedPayment(status);

/** On a price, and not on trial: 0 and 3 are no trial. [PAY-03, A54] */
const isPriced = ({ billing }: ModulePaymentState): boolean => trialOf(billing) === 'not-trial';

/** Nothing was paid for it yet. What is tried need not be. [PAY-07] */
export const isUnpaid = (module: ModulePaymentState): boolean => isPriced(module) && module.status === Payment.unpaid;

/** By either of its markers. [PAY-09, A55] */
export const isOverdue = (module: ModulePaymentState): boolean =>
  isPriced(module) && (module.billing === ModuleBilling.overdue || module.status === Payment.overdue);

/** It was tried and is counted: it goes on counting. [PAY-11] */
export const isExpiredUsage = ({ billing, isUsage }: ModulePaymentState): boolean =>
  isUsage && trialOf(billing) === 'trial-expired';

/** An earlier plan that costs something and that nobody subscribed to: all three together. [PAY-10] */
export const owesLegacy = ({ isLegacy, isSubscribed, legacyCost }: Payer): boolean =>
  isLegacy && !isSubscribed && legacyCost > 0;

/**
 * Why an account has to pay something; nothing where it does not. What is canceled or paused never has to.
 * [PAY-04 … PAY-11, trap 10]
 */
export function paymentReasons(account: Payer, info: Pick<SubscriptionInfo, 'held' | 'modules'>): PaymentReason[] {
  if (account.isCanceled || account.isPaused) return [];
  // What the package brings is paid with it.
  const modules = info.modules.filter(({ isBundled }) => !isBundled).map(({ payment }) => payment);
  const payments = info.held ? [info.held.payment, ...modules] : modules;
  const holds: Readonly<Record<PaymentReason, boolean>> = {
    'past-due-invoice': account.pastDue !== null,
    'unpaid-modules': modules.some(isUnpaid),
    'failed-payment': payments.some(isFailed),
    'overdue-modules': modules.some(isOverdue),
    'legacy-cost': owesLegacy(account),
    'expired-usage-trials': modules.some(isExpiredUsage),
  };
  return (Object.keys(holds) as PaymentReason[]).filter((reason) => holds[reason]);
}

export const isPaymentRequired = (...of: Parameters<typeof paymentReasons>): boolean =>
  paymentReasons(...of).length > 0;
