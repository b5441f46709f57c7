/** Why a guide was not sent, as far as whoever asked for it can do something about it. */
export type GuideProblem =
  /** The server's own words, which stand as they are. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' | 'unknown' | 'expired' | 'unauthorized' | 'failed' };

/** A guide that is on its way. */
export interface SentGuide {
  readonly phase: 'sent';
  readonly email: string;
  /** Which guide; null where there is only one. */
  readonly guide: string | null;
  /** Where the guide can be opened at once, as the server names it; null where it only comes by mail. */
  readonly url: string | null;
}

/** Where a form stands. What was typed is not part of it, because it outlives every step. */
export type GuideStep =
  | { readonly phase: 'editing'; readonly problem: GuideProblem | null }
  | { readonly phase: 'sending' }
  | SentGuide;

export type GuideEvent =
  | { readonly type: 'asked' }
  | ({ readonly type: 'done' } & Omit<SentGuide, 'phase'>)
  /** The guide was not sent; without a problem where the person has been told already. */
  | { readonly type: 'stopped'; readonly problem: GuideProblem | null }
  /** The form is wanted again, for another address. */
  | { readonly type: 'reopened' };

export const EDITING_GUIDE: GuideStep = { phase: 'editing', problem: null };

/** What follows. One request at a time is sent, and an answer that nobody waits for changes nothing. */
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
