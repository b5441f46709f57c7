/** Outcome of an edit of the cart. `failed` stands for everything that could not be read, sent or carried out. */
export type Outcome =
  | 'done'
  /** The package is in the cart and checkout follows, for which the command asks the host page first. */
  | 'to-checkout'
  | NotDone;

/** Outcome of a call of `waybill.cart`. */
export interface CartOutcome {
  readonly status: 'added' | 'removed' | NotDone;
}

export type NotDone =
  /** The cart had that state already. */
  | 'unchanged'
  /** The rules or the server refused the edit. */
  | 'refused'
  /** The person declined, must do something else first, or has signed out meanwhile. */
  | 'canceled'
  /** Unknown outcome: the server's answer was lost. The change is shown and may or may not be saved. */
  | 'unknown'
  | 'failed';
