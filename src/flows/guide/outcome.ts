/** Why a guide was not sent, as far as whoever asked can do something about it. */
export type GuideProblem =
  /** The server's own words, which stand as they are. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' | 'unknown' | 'expired' | 'unauthorized' | 'failed' };

export type GuideOutcome =
  /** It was mailed; `url` as the server names it, where it can also be opened at once. */
  | { readonly kind: 'sent'; readonly url: string | null }
  | {
      readonly kind: 'not-sent';
      readonly status: number;
      readonly problem: GuideProblem;
      /** For trying again, where the server may have done it. */
      readonly key: string | null;
    };

/** Where a form stands. What was typed is not part of it: it outlives every step. */
export type GuideState =
  | { readonly step: 'editing'; readonly problem: GuideProblem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly email: string; readonly guide: string | null; readonly url: string | null };
