import { ModuleBilling, trialOf } from '../codes/module-billing';
import { isFailedPayment, PaymentStatus } from '../codes/payment';
import { daysLeft } from '../time/days-left';
import type { Day } from '../time/day';
import type { PaymentState } from '../subscription/payment-state';

/** Message about a payment. [PAY-12 … PAY-20] */
export type PaymentMessage =
  | { readonly kind: 'pending' | 'processing' | 'scheduled' | 'past-due' | 'trial-over' }
  /** `left`: days; null if the deadline is unknown. */
  | { readonly kind: 'due' | 'declined'; readonly left: number | null }
  | { readonly kind: 'trial-ends'; readonly left: number };

interface Said extends PaymentState {
  /** 0 for a plan, or 1 during its trial. */
  readonly billing: ModuleBilling;
  readonly trialEndsAt: string | null;
}

/**
 * Selects the message of a payment: by the exact marker first, then for any other failed marker, then for the trial.
 * [docs/decisions/0060]
 * @returns null if there is nothing to say
 */
export function paymentMessage(said: Said, today: Day): PaymentMessage | null {
  const { status, billing, dueAt, stopsAt, trialEndsAt } = said;
  switch (status) {
    case PaymentStatus.pending:
      return { kind: 'pending' };
    case PaymentStatus.processing:
      return { kind: 'processing' };
    case PaymentStatus.scheduled:
      return { kind: 'scheduled' };
    case PaymentStatus.due:
      return { kind: 'due', left: daysLeft(dueAt, today) };
    case PaymentStatus.overdue:
      return { kind: 'past-due' };
  }
  // Counts the days until the item is disabled, else until its trial ends. [PAY-15]
  if (status !== null && isFailedPayment(status))
    return { kind: 'declined', left: daysLeft(stopsAt, today) ?? daysLeft(trialEndsAt, today) };
  if (billing === ModuleBilling.overdue) return { kind: 'past-due' };
  const trial = trialOf(billing);
  if (trial === 'not-trial') return null;
  const left = daysLeft(trialEndsAt, today);
  if (trial === 'trial-expired' || (trialEndsAt !== null && left === null)) return { kind: 'trial-over' };
  return left === null ? null : { kind: 'trial-ends', left };
}
