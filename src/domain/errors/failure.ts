/** Why there is no usable answer. */
export type FailureKind =
  /** The server answered with an error; its status says which. */
  | 'status'
  /** 419: message, then reload. [ERR-05] */
  | 'session-expired'
  /** 401: message, then reload. [ERR-06] */
  | 'unauthorized'
  /** What came is no JSON. [ERR-09] */
  | 'not-json'
  | 'network'
  | 'timeout'
  /** The browser has no connection; nothing was sent. */
  | 'offline'
  /** The caller asked no longer. */
  | 'aborted'
  /** A write that the server never saw: it may be sent again with the same key. */
  | 'never-arrived'
  /** A write that may or may not have been done. Never say that it failed. */
  | 'unknown-outcome';

/** Server errors that keep their number and their message: order, subscription, payment and billing. [ERR-12, docs/decisions/0071] */
export const PASSED: ReadonlySet<number> = new Set([
  550, 600, 601, 602, 604, 700, 701, 702, 703, 704, 705, 706, 707, 800, 900,
]);

/** Services answer one of these to a token that is no longer good. [ERR-17, ERR-18, docs/decisions/0071] */
export const TOKEN_REFUSED: ReadonlySet<number> = new Set([401, 405, 406]);

/** After these the page is out of date, whoever asked. [ERR-05, ERR-06] */
export const endsSession = ({ kind }: { readonly kind: FailureKind }): boolean =>
  kind === 'session-expired' || kind === 'unauthorized';
