import type { BillingProblem } from './outcome';

interface Editing {
  readonly phase: 'editing';
  readonly problem: BillingProblem | null;
  readonly isSaved: boolean;
}

/** State of an update. The typed values are not part of it, because they outlive every step. */
export type BillingStep =
  | Editing
  | { readonly phase: 'sending' }
  /** The bank asks the card holder to confirm, on the page at `url`. */
  | { readonly phase: 'challenge'; readonly url: string };

export type BillingEvent =
  | { readonly type: 'sent' }
  /** Nothing was sent: the form is not valid, or the person goes back to it. */
  | { readonly type: 'stopped'; readonly problem: BillingProblem | null }
  | { readonly type: 'saved' }
  /** The form was removed from the page. */
  | { readonly type: 'left' }
  | { readonly type: 'challenged'; readonly url: string };

export const EDITING: Editing = { phase: 'editing', problem: null, isSaved: false };

/**
 * Reducer of the state machine. It runs one update at a time. `saved` and `challenged` count only while an update is sent; `stopped` always
 * returns to the form.
 */
export function billingStep(step: BillingStep, event: BillingEvent): BillingStep {
  const isSending = step.phase === 'sending';
  switch (event.type) {
    case 'sent':
      return isSending ? step : { phase: 'sending' };
    case 'stopped':
      return { ...EDITING, problem: event.problem };
    case 'left': {
      // An unknown outcome stays, so that the next form can ask for it; a bank's challenge ends with its form.
      const isOpen = step.phase === 'editing' && step.problem?.kind === 'unknown';
      return isSending || isOpen ? step : EDITING;
    }
    case 'saved':
      return isSending ? { ...EDITING, isSaved: true } : step;
    case 'challenged':
      return isSending ? { phase: 'challenge', url: event.url } : step;
  }
}
