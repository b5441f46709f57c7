/** Kinds of failures: why a call has no usable answer. */
export type FailureKind =
  /** The server answered with an error status. */
  | 'status'
  /** 419: message, then reload. [ERR-05] */
  | 'session-expired'
  /** 401: message, then reload. [ERR-06] */
  | 'unauthorized'
  /** The answer is not JSON. [ERR-09] */
  | 'not-json'
  | 'network'
  | 'timeout'
  /** The browser is offline; nothing was sent. */
  | 'offline'
  /** The caller aborted the call. */
  | 'aborted'
  /** The server never received the write; it may be sent again with the same idempotency key. */
  | 'never-arrived'
  /** Unknown outcome: the write may or may not have been done, so never report a failure. */
  | 'unknown-outcome';

/** Server errors that keep their code and message: order, subscription, payment and billing. [ERR-12, docs/decisions/0071] */
export const PASSED: ReadonlySet<number> = new Set([
  550, 600, 601, 602, 604, 700, 701, 702, 703, 704, 705, 706, 707, 800, 900,
]);

/** Statuses by which a services call refuses an expired token. [ERR-17, ERR-18, docs/decisions/0071] */
export const TOKEN_REFUSED: ReadonlySet<number> = new Set([401, 405, 406]);

/** Returns true if the failure ends the session, so that the page must reload. [ERR-05, ERR-06] */
export const endsSession = ({ kind }: { readonly kind: FailureKind }): boolean =>
  kind === 'session-expired' || kind === 'unauthorized';

/** Failures in which no answer came at all. */
export const UNANSWERED = ['offline', 'network', 'timeout', 'never-arrived'] as const satisfies readonly FailureKind[];

/** Returns true if no answer came at all, so that loading the page anew would not help either. */
export const isUnanswered = ({ kind }: { readonly kind: FailureKind }): boolean =>
  UNANSWERED.some((one) => one === kind);
