import { ModuleBilling, trialOf } from '../codes/module-billing';
import { isFailedPayment, Payment } from '../codes/payment';
import type { PaymentState } from './state';
import { timeLeft, type TimeLeft } from './time-left';

/** What is to be said of a payment. [PAY-12 … PAY-20] */
export type PaymentMessage =
  | { readonly kind: 'pending' | 'processing' | 'scheduled' | 'past-due' | 'trial-over' }
  /** `left` is null where nobody says until when. */
  | { readonly kind: 'due' | 'declined'; readonly left: TimeLeft | null }
  | { readonly kind: 'trial-ends'; readonly left: TimeLeft };

interface Said extends PaymentState {
  /** Of a plan 0, or 1 on its trial. */
  readonly billing: ModuleBilling;
  readonly trialEndsAt: string | null;
}

/**
 * The message of a payment: the exact marker first, then every other one that counts as failed, then what is to be said of a trial.
 * [A53, trap 11]
 * @param now ms since 1970. @returns null where there is nothing to say
 */
export function paymentMessage(said: Said, now: number): PaymentMessage | null {
  const { status, billing, dueAt, stopsAt, trialEndsAt } = said;
  switch (status) {
    case Payment.pending:
      return { kind: 'pending' };
    case Payment.processing:
      return { kind: 'processing' };
    case Payment.scheduled:
      return { kind: 'scheduled' };
    case Payment.due:
      return { kind: 'due', left: timeLeft(dueAt, now) };
    case Payment.overdue:
      return { kind: 'past-due' };
  }
  // Until it is disabled, or its trial is over. [PAY-15]
  if (status !== null && isFailedPayment(status))
    return { kind: 'declined', left: timeLeft(stopsAt, now) ?? timeLeft(trialEndsAt, now) };
  if (billing === ModuleBilling.overdue) return { kind: 'past-due' };
  const trial = trialOf(billing);
  if (trial === 'not-trial') return null;
  const left = timeLeft(trialEndsAt, now);
  if (trial === 'trial-expired' || (trialEndsAt !== null && !left)) return { kind: 'trial-over' };
  return left && { kind: 'trial-ends', left };
}
