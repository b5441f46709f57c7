/** What became of an edit of the cart. What cannot be read, sent or carried out has failed. */
export type Outcome =
  | 'done'
  /** A package is in the cart, and checkout is next, which the page is asked about first. */
  | 'to-checkout'
  | Undone;

/** What became of a call of `waybill.cart`. */
export interface CartOutcome {
  readonly status: 'added' | 'removed' | Undone;
}

export type Undone =
  /** The cart was so already. */
  | 'unchanged'
  /** The rules or the server say no. */
  | 'refused'
  /** The person said no, or has to do something else first. */
  | 'canceled'
  /** The server's answer was lost: the change is shown, and may be saved or not. */
  | 'unknown'
  | 'failed';
