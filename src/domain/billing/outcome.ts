/** What a reply to the billing update means. */
export type BillingVerdict =
  /** It is stored. */
  | 'saved'
  /** The bank asks who it is: a step, and no error. [ERR-26] */
  | 'three-d'
  /** The server's own text says what is wrong. */
  | 'result'
  /** The general text, with the server's beside it where it has one. */
  | 'general';

/** @param status the reply's own. [BIL-16, BIL-17, BIL-18, BIL-19, ERR-26] */
export function billingVerdict(status: number): BillingVerdict {
  if (status === 200) return 'saved';
  if (status === 604) return 'three-d';
  return status < 500 || status === 601 ? 'result' : 'general';
}
