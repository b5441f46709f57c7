import type { BillingProblem } from './outcome';

interface Editing {
  readonly phase: 'editing';
  readonly problem: BillingProblem | null;
  readonly isSaved: boolean;
}

/** Where an update stands. What was typed is no part of it: it outlives every step. */
export type BillingStep =
  | Editing
  | { readonly phase: 'sending' }
  /** A bank asks who it is, at `url`. */
  | { readonly phase: 'challenge'; readonly url: string };

export type BillingEvent =
  | { readonly type: 'sent' }
  /** Nothing was sent: the form is not fit for it, or somebody goes back to it. */
  | { readonly type: 'stopped'; readonly problem: BillingProblem | null }
  | { readonly type: 'saved' }
  /** The form is gone. */
  | { readonly type: 'left' }
  | { readonly type: 'challenged'; readonly url: string };

export const EDITING: Editing = { phase: 'editing', problem: null, isSaved: false };

/** What follows. While one update is under way there is no second, and an answer to none changes nothing. */
export function billingStep(step: BillingStep, event: BillingEvent): BillingStep {
  const isSending = step.phase === 'sending';
  switch (event.type) {
    case 'sent':
      return isSending ? step : { phase: 'sending' };
    case 'stopped':
      return { ...EDITING, problem: event.problem };
    case 'left': {
      // What nobody knows yet can be asked about by the next form; a bank's question is nobody's any longer.
      const isOpen = step.phase === 'editing' && step.problem?.kind === 'unknown';
      return isSending || isOpen ? step : EDITING;
    }
    case 'saved':
      return isSending ? { ...EDITING, isSaved: true } : step;
    case 'challenged':
      return isSending ? { phase: 'challenge', url: event.url } : step;
  }
}
