import type { FailureKind } from '../domain/errors/failure';

export interface Failure {
  readonly kind: FailureKind;
  /** Status after the documents' rules, which turn most errors into 500; 0 if no answer came. [ERR-07, ERR-08] */
  readonly status: number;
  /** Status of the reply itself: the one in its body, else the HTTP status; 0 if no answer came. */
  readonly ownStatus: number;
  readonly httpStatus: number;
  /** True if the answer was JSON. */
  readonly fromJson: boolean;
  /** Body of the answer if the rules pass it on, else null. */
  readonly body: unknown;
  /** Delay that the server asks for, in ms; 0 if it asks for none. */
  readonly retryAfter: number;
  /** Idempotency key of the write, to send the same write again. */
  readonly idempotencyKey: string | null;
}

export type Reply =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly failure: Failure };

/** Builds a failure; unless `more` says otherwise, only its kind is known. */
export const failed = (kind: FailureKind, more?: Partial<Failure>): Reply & { ok: false } => ({
  ok: false,
  failure: {
    kind,
    status: 0,
    ownStatus: 0,
    httpStatus: 0,
    fromJson: false,
    body: null,
    retryAfter: 0,
    idempotencyKey: null,
    ...more,
  },
});

/**
 * Returns true if a failed read or write of the cart says that there is no cart. Only JSON from the server counts: a
 * gateway's HTML, a timeout or a broken connection says nothing about the cart. [CRT-37, CRT-38]
 */
export const emptiesCart = ({ fromJson, ownStatus }: Failure): boolean =>
  fromJson && (ownStatus === 404 || ownStatus === 500);
