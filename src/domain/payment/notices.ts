import { ModuleBilling } from '../codes/module-billing';
import type { Minor } from '../money/minor';
import { standingOf } from '../subscription/standing';
import type { HeldModule, SubscriptionInfo } from '../subscription/info';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import { paymentMessage, type PaymentMessage } from './message';
import { isExpiredUsage, isOverdue, isUnpaid, owesLegacy } from './required';
import { UNKNOWN_PAYMENT } from './state';

/** What a notice is about. */
export type NoticeSubject =
  | { readonly of: 'invoice'; readonly number: string; readonly amount: Minor }
  | { readonly of: 'plan' }
  | { readonly of: 'module'; readonly module: HeldModule };

/** Something that an account should know of its payments. */
export interface PaymentNotice {
  readonly id: string;
  readonly subject: NoticeSubject;
  readonly message: PaymentMessage | { readonly kind: 'unpaid' } | { readonly kind: 'legacy' };
  /** Something has to be paid. */
  readonly isOwed: boolean;
}

type Kind = PaymentNotice['message']['kind'];

/** Past due, failed, ending, on its way. [LOOK: order of banners] */
const ORDER: readonly Kind[] = [
  'past-due',
  'declined',
  'unpaid',
  'legacy',
  'trial-over',
  'due',
  'trial-ends',
  'processing',
  'pending',
  'scheduled',
];
const OWED: readonly Kind[] = ['past-due', 'declined', 'unpaid', 'legacy', 'due'];

/** Days before its end from which a trial is worth a notice; until then its pill says enough. */
const ENDING = 4;

const isSoon = (message: PaymentNotice['message']): boolean =>
  message.kind !== 'trial-ends' || message.left.unit === 'hour' || message.left.count <= ENDING;

/** What there is to say of the payment of an add-on. What the package brings is paid with it. [PAY-15, PAY-20] */
export function moduleSays(module: HeldModule, now: number): PaymentNotice['message'] | null {
  const { payment, trialEndsAt, isBundled } = module;
  if (isBundled) return null;
  if (isUnpaid(payment) && !isOverdue(payment)) return { kind: 'unpaid' };
  return paymentMessage({ ...payment, trialEndsAt }, now);
}

function ofModule(module: HeldModule, now: number): PaymentNotice | null {
  const message = moduleSays(module, now);
  if (!message || !isSoon(message)) return null;
  const isOwed = OWED.includes(message.kind) || isExpiredUsage(module.payment);
  return { id: `module/${module.id}`, subject: { of: 'module', module }, message, isOwed };
}

function ofPlan(account: Account, { held }: SubscriptionInfo, now: number): PaymentMessage | null {
  const isTrial = standingOf(account) === 'trial';
  const billing = isTrial ? ModuleBilling.trial : ModuleBilling.paid;
  const trialEndsAt = isTrial ? account.expiresAt : null;
  const message = paymentMessage({ ...(held?.payment ?? UNKNOWN_PAYMENT), billing, trialEndsAt }, now);
  return message && isSoon(message) ? message : null;
}

/**
 * All that is to be said of the payments of an account, what presses most first. Who pays a reseller is told nothing, and what is
 * canceled or paused owes nothing. [PAY-04, PAY-05, PAY-12 … PAY-20]
 * @param now ms since 1970
 */
export function paymentNotices(account: Account, info: SubscriptionInfo, now: number): readonly PaymentNotice[] {
  if (isVisitor(account) || isReseller(account)) return [];
  const { pastDue } = account;
  const plan = ofPlan(account, info, now);
  const notices: PaymentNotice[] = [];
  if (pastDue) {
    const { number, amount } = pastDue;
    notices.push({
      id: 'invoice',
      subject: { of: 'invoice', number, amount },
      message: { kind: 'past-due' },
      isOwed: true,
    });
  }
  // An invoice that is past due says it with its number and sum.
  if (plan && !(plan.kind === 'past-due' && pastDue))
    notices.push({ id: 'plan', subject: { of: 'plan' }, message: plan, isOwed: OWED.includes(plan.kind) });
  if (owesLegacy(account))
    notices.push({ id: 'legacy', subject: { of: 'plan' }, message: { kind: 'legacy' }, isOwed: true });
  notices.push(...info.modules.flatMap((module) => ofModule(module, now) ?? []));
  const isFree = account.isCanceled || account.isPaused;
  return notices
    .filter(({ isOwed }) => !(isOwed && isFree))
    .toSorted((one, other) => ORDER.indexOf(one.message.kind) - ORDER.indexOf(other.message.kind));
}
