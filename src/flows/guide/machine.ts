/** Reason why a guide was not sent, in the kinds that the person can react to. */
export type GuideProblem =
  /** The server's own message, shown as it is. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' | 'unknown' | 'expired' | 'unauthorized' | 'failed' };

/** A guide that is on its way. */
export interface SentGuide {
  readonly phase: 'sent';
  readonly email: string;
  /** Id of the guide; null if there is only one. */
  readonly guide: string | null;
  /** Address that opens the guide at once, as the server names it; null if the guide only comes by mail. */
  readonly url: string | null;
}

/** State of a form. The typed values are not part of it, because they outlive every step. */
export type GuideStep =
  | { readonly phase: 'editing'; readonly problem: GuideProblem | null }
  | { readonly phase: 'sending' }
  | SentGuide;

export type GuideEvent =
  | { readonly type: 'asked' }
  | ({ readonly type: 'done' } & Omit<SentGuide, 'phase'>)
  /** The guide was not sent; `problem` is null if the person has been told already. */
  | { readonly type: 'stopped'; readonly problem: GuideProblem | null }
  /** The person wants the form again, for another address. */
  | { readonly type: 'reopened' };

export const EDITING_GUIDE: GuideStep = { phase: 'editing', problem: null };

/** Reducer of the state machine. It sends one request at a time and ignores a superseded answer. */
export function guideStep(step: GuideStep, event: GuideEvent): GuideStep {
  const isSending = step.phase === 'sending';
  switch (event.type) {
    case 'asked':
      return isSending ? step : { phase: 'sending' };
    case 'done': {
      const { email, guide, url } = event;
      return isSending ? { phase: 'sent', email, guide, url } : step;
    }
    case 'stopped':
      return isSending ? { phase: 'editing', problem: event.problem } : step;
    case 'reopened':
      return step.phase === 'sent' ? EDITING_GUIDE : step;
  }
}
