/** What became of an update, as far as whoever sent it can do something about it. */
export type BillingOutcome =
  | { readonly kind: 'saved' }
  /** The bank wants to know who it is; `url` as the server names it. */
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'not-saved'; readonly status: number; readonly problem: BillingProblem };

export type BillingProblem =
  /** The server's own words, which stand as they are. [BIL-17, BIL-18] */
  | { readonly kind: 'refused'; readonly message: string }
  /** It may be stored: it is asked about, by its key. */
  | { readonly kind: 'unknown'; readonly key: string }
  /** What was entered could not be read, and nothing was sent. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'offline' | 'expired' | 'unauthorized' | 'not-json' | 'failed' };
