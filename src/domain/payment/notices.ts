import { ModuleBilling } from '../codes/module-billing';
import type { Minor } from '../money/minor';
import { standingOf } from '../subscription/standing';
import type { HeldModule, SubscriptionInfo } from '../subscription/info';
import type { Account } from '../subscription/types';
import { isReseller, isVisitor } from '../subscription/user-type';
import type { Day } from '../time/day';
import { paymentMessage, type PaymentMessage } from './message';
import { legacyReasons, moduleReasons, paysNothing, planReasons, type PaymentReason } from './required';
import { UNKNOWN_PAYMENT } from '../subscription/payment-state';

/** Subject of a payment notice. */
export type NoticeSubject =
  | { readonly of: 'invoice'; readonly number: string; readonly amount: Minor | null }
  | { readonly of: 'plan' }
  | { readonly of: 'module'; readonly module: HeldModule };

/** A notice about a payment of the account. */
export interface PaymentNotice {
  readonly id: string;
  readonly subject: NoticeSubject;
  readonly message: PaymentMessage | { readonly kind: 'unpaid' } | { readonly kind: 'legacy' };
  /** Reasons why a payment is required; empty if none is. */
  readonly reasons: readonly PaymentReason[];
}

type Kind = PaymentNotice['message']['kind'];

/** Order of the notices: past due, failed, ending, in progress. [docs/decisions/0062] */
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

/** Days before its end from which a trial gets a notice; before that, its pill is enough. */
const ENDING = 4;

const isSoon = (message: PaymentNotice['message']): boolean => message.kind !== 'trial-ends' || message.left <= ENDING;

/** Selects the payment message of an add-on; null for a bundled one, which is paid with its package. [PAY-15, PAY-20] */
export function moduleSays(module: HeldModule, today: Day): PaymentNotice['message'] | null {
  const { payment, trialEndsAt, isBundled } = module;
  if (isBundled) return null;
  const message = paymentMessage({ ...payment, trialEndsAt }, today);
  return message ?? (moduleReasons(payment).length > 0 ? { kind: 'unpaid' } : null);
}

function ofModule(module: HeldModule, today: Day): PaymentNotice | null {
  const message = moduleSays(module, today);
  const reasons = moduleReasons(module.payment);
  if (!message || (reasons.length === 0 && !isSoon(message))) return null;
  return { id: `module/${module.id}`, subject: { of: 'module', module }, message, reasons };
}

function ofPlan(account: Account, { held }: SubscriptionInfo, today: Day): PaymentNotice | null {
  const isTrial = standingOf(account) === 'trial';
  const billing = isTrial ? ModuleBilling.trial : ModuleBilling.paid;
  const trialEndsAt = isTrial ? account.expiresAt : null;
  const payment = held?.payment ?? UNKNOWN_PAYMENT;
  const message = paymentMessage({ ...payment, billing, trialEndsAt }, today);
  if (!message || !isSoon(message)) return null;
  return { id: 'plan', subject: { of: 'plan' }, message, reasons: planReasons(payment) };
}

/** Builds the notice of a past-due invoice, which replaces the past-due notice of the plan and takes over its reasons. */
function ofInvoice({ pastDue }: Account, plan: PaymentNotice | null): PaymentNotice | null {
  if (!pastDue) return null;
  const { number, amount } = pastDue;
  const reasons = ['past-due-invoice', ...(plan?.message.kind === 'past-due' ? plan.reasons : [])] as const;
  return { id: 'invoice', subject: { of: 'invoice', number, amount }, message: { kind: 'past-due' }, reasons };
}

function ofLegacy(account: Account): PaymentNotice | null {
  const reasons = legacyReasons(account);
  return reasons.length > 0 ? { id: 'legacy', subject: { of: 'plan' }, message: { kind: 'legacy' }, reasons } : null;
}

/**
 * Returns all payment notices of an account, most urgent first. Their reasons are the single rule for whether a payment is
 * required. [PAY-04 … PAY-20]
 */
export function paymentNotices(account: Account, info: SubscriptionInfo, today: Day): readonly PaymentNotice[] {
  if (isVisitor(account) || isReseller(account)) return [];
  const plan = ofPlan(account, info, today);
  const invoice = ofInvoice(account, plan);
  const isSaid = invoice !== null && plan?.message.kind === 'past-due';
  const modules = info.modules.map((module) => ofModule(module, today));
  return [invoice, isSaid ? null : plan, ofLegacy(account), ...modules]
    .filter((notice) => notice !== null)
    .filter(({ reasons }) => reasons.length === 0 || !paysNothing(account))
    .toSorted((one, other) => ORDER.indexOf(one.message.kind) - ORDER.indexOf(other.message.kind));
}
