/** Outcome of an update, in the kinds that the person can react to. */
export type BillingOutcome =
  | { readonly kind: 'saved' }
  /** The bank asks for a confirmation; `url` is its page as the server names it. */
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'not-saved'; readonly status: number; readonly problem: BillingProblem };

export type BillingProblem =
  /** The server's own message, shown as it is. [BIL-17, BIL-18] */
  | { readonly kind: 'refused'; readonly message: string }
  /** Unknown outcome: the update may be stored, and its idempotency key finds out. */
  | { readonly kind: 'unknown'; readonly key: string }
  /** The form could not be read, so nothing was sent. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'offline' | 'expired' | 'unauthorized' | 'not-json' | 'failed' };
