import type { BillingProblem } from '../billing/outcome';

/** State of the payment of one invoice. */
export type PayStep =
  | { readonly phase: 'idle'; readonly problem: BillingProblem | null }
  | { readonly phase: 'paying' }
  /** The bank asks the card holder to confirm, on the page at `url`. */
  | { readonly phase: 'bank'; readonly url: string }
  | { readonly phase: 'paid' };

export type PayEvent =
  /** A person pays, or asks what became of a payment. */
  | { readonly type: 'asked' }
  | { readonly type: 'challenged'; readonly url: string }
  | { readonly type: 'paid' }
  /** Nothing was paid, or nobody knows; `problem` is null if the person gave up, or has been told already. */
  | { readonly type: 'stopped'; readonly problem: BillingProblem | null };

export const UNPAID: PayStep = { phase: 'idle', problem: null };

/** Reducer of the state machine. One payment runs at a time, an invoice is paid once, and a late answer changes nothing. */
export function payStep(step: PayStep, event: PayEvent): PayStep {
  const isPaying = step.phase === 'paying';
  switch (event.type) {
    case 'asked':
      return isPaying || step.phase === 'paid' ? step : { phase: 'paying' };
    case 'challenged':
      return isPaying ? { phase: 'bank', url: event.url } : step;
    case 'paid':
      return isPaying ? { phase: 'paid' } : step;
    case 'stopped':
      return isPaying || step.phase === 'bank' ? { phase: 'idle', problem: event.problem } : step;
  }
}
