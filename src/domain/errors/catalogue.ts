import { PASSED, TOKEN_REFUSED, type FailureKind, UNANSWERED } from './failure';
import { Status } from './statuses';

/** Operation that failed, as far as its error messages differ. */
export type Operation =
  /** The cart, on any surface but the marketplace. */
  | 'cart'
  | 'marketplace'
  | 'share'
  /** A call with the bearer token. */
  | 'service'
  /** Orders of the pricing page, the marketplace and the upgrade. */
  | 'checkout'
  | 'order'
  | 'upgrade'
  | 'upgrade-check'
  | 'upgrade-message'
  | 'activation'
  | 'migration'
  | 'billing'
  | 'invoice'
  | 'guide';

/** How the page handles a failure. */
export type Remedy =
  /** Ignores the failure, because the caller aborted. */
  | 'nothing'
  /** Shows the page's message. */
  | 'show'
  /** Passes on the server's message; falls back to the page's. */
  | 'pass'
  /** Shows the page's message and reloads on OK. */
  | 'reload'
  /** Renews the token once and repeats the call. */
  | 'renew'
  /** Starts 3-D Secure, which is a step and not an error. */
  | 'verify';

export interface FailureResponse {
  readonly remedy: Remedy;
  /** Text key of the page's message. */
  readonly text: string;
}

export interface FailureCase {
  readonly kind: FailureKind;
  /** Status as the client judged it; 0 if no answer came. */
  readonly status: number;
}

interface Row extends FailureResponse {
  /** Operations that the row applies to; all if absent. */
  readonly of?: readonly Operation[];
  /** Failure kinds or statuses that the row applies to; all if absent. */
  readonly on?: readonly (FailureKind | number)[];
  /** Restricts the row to statuses below this one. */
  readonly below?: number;
}

const ORDERS = ['checkout', 'order', 'upgrade', 'migration'] as const;
const WISHES = ['checkout', 'order', 'activation', 'migration'] as const;
const MARKET = ['marketplace', 'order', 'activation', 'migration'] as const;
const { orderUpsert, unauthorized, invalidStructure, invalidToken } = Status;

const GENERIC: Row = { remedy: 'show', text: 'errors.pricing' };

/** Error rows in order of precedence: the first match wins. */
const ROWS: readonly Row[] = [
  { on: ['aborted'], remedy: 'nothing', text: 'errors.pricing' },
  // The session of the page has expired, for any operation. [ERR-05, ERR-06, ERR-21]
  { on: ['session-expired'], remedy: 'reload', text: 'errors.session_expired' },
  { of: ['service'], on: [...TOKEN_REFUSED, 'unauthorized'], remedy: 'renew', text: 'errors.unauthorized' },
  { on: ['unauthorized'], remedy: 'reload', text: 'errors.unauthorized' },

  // `status`: the server reports a failure; otherwise no usable answer came. [QUO-40, ERR-10, docs/decisions/0041]
  { of: ['share'], on: [429], remedy: 'show', text: 'errors.quote_busy' },
  { of: ['share'], on: ['status'], remedy: 'show', text: 'errors.quote_error' },
  { of: ['share'], remedy: 'show', text: 'errors.quote_unanswered' },

  { on: UNANSWERED, remedy: 'show', text: 'errors.offline' },
  { on: ['unknown-outcome'], remedy: 'show', text: 'errors.unknown_outcome' },
  { on: ['not-json'], remedy: 'show', text: 'errors.not_json' },

  // The server explains why the upgrade check failed. [UPG-10]
  { of: ['upgrade-check'], on: ['status'], remedy: 'pass', text: 'errors.pricing' },

  // Fallback if the form has no better message.
  { of: ['guide'], on: ['status'], remedy: 'pass', text: 'guide_form.failed' },

  // Adds the server's list of messages, if it has one. [ACT-06]
  { of: ['activation', 'invoice'], on: ['status'], remedy: 'pass', text: 'errors.marketplace' },

  // Billing: 604 starts 3-D Secure; statuses below 500 pass the server's message on. [BIL-17, BIL-18, BIL-19, ERR-26]
  { of: ['billing'], on: [Status.threeDSecure], remedy: 'verify', text: 'errors.three_d_secure' },
  { of: ['billing'], on: ['status'], below: 500, remedy: 'pass', text: 'errors.not_json' },
  { of: ['billing'], on: [Status.subscriptionNew], remedy: 'pass', text: 'errors.not_json' },
  { of: ['billing'], remedy: 'show', text: 'errors.not_json' },

  { of: ORDERS, on: [409], remedy: 'show', text: 'upgrade.pending' },
  // The meaning of these codes depends on the call; for these operations they carry the server's reason. [UPG-22, ERR-15,
  // ERR-18, docs/decisions/0045]
  { of: WISHES, on: [invalidStructure, invalidToken], remedy: 'pass', text: 'errors.refused' },
  { of: ['upgrade'], on: [invalidToken], remedy: 'pass', text: 'errors.refused' },
  { of: ['upgrade-message'], on: [404], remedy: 'pass', text: 'upgrade.message_failed' },
  { of: ['upgrade-message'], remedy: 'show', text: 'upgrade.message_failed' },
  // A 401 arrives here only as an invalid payload. [ERR-12, ERR-15]
  { on: [unauthorized], remedy: 'pass', text: 'errors.refused' },
  { on: [orderUpsert, Status.orderService], remedy: 'pass', text: 'errors.order_service' },
  {
    on: [Status.subscription, Status.subscriptionNew, Status.subscriptionUpdate],
    remedy: 'pass',
    text: 'errors.subscription',
  },
  { on: [Status.threeDSecure], remedy: 'pass', text: 'errors.three_d_secure' },
  {
    on: [Status.mediator, Status.cardConnection, Status.cardGeneral, Status.cardLimit, Status.cardServer],
    remedy: 'pass',
    text: 'errors.payment_service',
  },
  { on: [Status.cardValidation, Status.cardUnauthorized, Status.cardRequest], remedy: 'pass', text: 'errors.card' },
  { on: [Status.billingService], remedy: 'pass', text: 'errors.billing_service' },
  { on: [...PASSED], remedy: 'pass', text: 'errors.pricing' },

  // Refusals and token errors, in the page's words. [ERR-16, ERR-17, ERR-18, ERR-19]
  { of: ['upgrade'], on: [invalidStructure], remedy: 'show', text: 'errors.pricing' },
  { on: [invalidStructure], remedy: 'show', text: 'errors.refused' },
  { on: [Status.tokenExpired, invalidToken, Status.jwtError], remedy: 'show', text: 'errors.token' },

  // Fallbacks. [ERR-01, ERR-03, ERR-04]
  { of: MARKET, remedy: 'reload', text: 'errors.marketplace' },
  GENERIC,
];

const fits = ({ of, on, below }: Row, operation: Operation, { kind, status }: FailureCase): boolean =>
  (!of || of.includes(operation)) &&
  (!on || on.includes(kind) || (kind === 'status' && on.includes(status))) &&
  (below === undefined || status < below);

/** Selects how the page handles a failure, and its message. [ERR-01 … ERR-36] */
export function responseTo(operation: Operation, trouble: FailureCase): FailureResponse {
  const { remedy, text } = ROWS.find((row) => fits(row, operation, trouble)) ?? GENERIC;
  return { remedy, text };
}
