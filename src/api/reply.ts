import type { FailureKind } from '../domain/errors/failure';

export interface Failure {
  readonly kind: FailureKind;
  /** The status after the documents' rules: most become 500. 0 where no answer came. [ERR-07, ERR-08] */
  readonly status: number;
  /** The reply's own status: its body's, else HTTP's. 0 where no answer came. */
  readonly ownStatus: number;
  readonly httpStatus: number;
  /** The answer was JSON. */
  readonly fromJson: boolean;
  /** The answer, where the rules pass it on; else null. */
  readonly body: unknown;
  /** What the server asks to wait, ms. */
  readonly retryAfter: number;
  /** Key of the write, for sending the same again. */
  readonly idempotencyKey: string | null;
}

export type Reply =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly failure: Failure };

/** A failure of which only the kind is known. */
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
 * Whether a failed read or write of the cart says that there is no cart. Only the server's own word counts: gateways, pages
 * of HTML, time-outs and broken connections say nothing of the cart. [CRT-37, CRT-38]
 */
export const emptiesCart = ({ fromJson, ownStatus }: Failure): boolean =>
  fromJson && (ownStatus === 404 || ownStatus === 500);
