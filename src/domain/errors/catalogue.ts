import { PASSED, TOKEN_REFUSED, type FailureKind } from './failure';
import { Status } from './statuses';

/** What was asked for, as far as its failures are told in another way. */
export type Operation =
  /** The cart, from anywhere but the marketplace. */
  | 'cart'
  | 'marketplace'
  | 'share'
  /** A call with the bearer token. */
  | 'service'
  /** An order of the pricing page, of the marketplace, of the upgrade. */
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

/** What is done about a failure. */
export type Remedy =
  /** Nobody asks any longer. */
  | 'nothing'
  /** The page says it in its own words. */
  | 'show'
  /** In the server's words, where it has some; else in the page's. */
  | 'pass'
  /** The page says it, and reloads on OK. */
  | 'reload'
  /** The token is renewed once, and the call made again. */
  | 'renew'
  /** The bank asks first: a step, and no error. */
  | 'verify';

export interface FailureResponse {
  readonly remedy: Remedy;
  /** The key of what the page says. */
  readonly text: string;
}

export interface FailureCase {
  readonly kind: FailureKind;
  /** As the client judged it; 0 where no answer came. */
  readonly status: number;
}

interface Row extends FailureResponse {
  /** Every operation where none is named. */
  readonly of?: readonly Operation[];
  /** Kinds of failures, or statuses of answers; every failure where none is named. */
  readonly on?: readonly (FailureKind | number)[];
  /** And of answers those with a status below this one. */
  readonly below?: number;
}

const UNANSWERED = ['offline', 'network', 'timeout', 'never-arrived'] as const;
const ORDERS = ['checkout', 'order', 'upgrade', 'migration'] as const;
const WISHES = ['checkout', 'order', 'activation', 'migration'] as const;
const MARKET = ['marketplace', 'order', 'activation', 'migration'] as const;
const { orderUpsert, unauthorized, invalidStructure, invalidToken } = Status;

const GENERIC: Row = { remedy: 'show', text: 'errors.pricing' };

/** The first row that fits is what is done. */
const ROWS: readonly Row[] = [
  { on: ['aborted'], remedy: 'nothing', text: 'errors.pricing' },
  // Whoever asked: this page is out of date. [ERR-05, ERR-06, ERR-21]
  { on: ['session-expired'], remedy: 'reload', text: 'errors.session_expired' },
  { of: ['service'], on: [...TOKEN_REFUSED, 'unauthorized'], remedy: 'renew', text: 'errors.unauthorized' },
  { on: ['unauthorized'], remedy: 'reload', text: 'errors.unauthorized' },

  // The server's word that it failed, or none that can be used. [QUO-40, ERR-10, docs/decisions/0041]
  { of: ['share'], on: [429], remedy: 'show', text: 'errors.quote_busy' },
  { of: ['share'], on: ['status'], remedy: 'show', text: 'errors.quote_error' },
  { of: ['share'], remedy: 'show', text: 'errors.quote_unanswered' },

  { on: UNANSWERED, remedy: 'show', text: 'errors.offline' },
  { on: ['unknown-outcome'], remedy: 'show', text: 'errors.unknown_outcome' },
  { on: ['not-json'], remedy: 'show', text: 'errors.not_json' },

  // Whoever read what was asked says why. [UPG-10]
  { of: ['upgrade-check'], on: ['status'], remedy: 'pass', text: 'errors.pricing' },

  // Where the form says nothing better.
  { of: ['guide'], on: ['status'], remedy: 'pass', text: 'guide_form.failed' },

  // With the server's list of messages, where it has one. [ACT-06]
  { of: ['activation', 'invoice'], on: ['status'], remedy: 'pass', text: 'errors.marketplace' },

  // [BIL-17, BIL-18, BIL-19, ERR-26]
  { of: ['billing'], on: [Status.threeDSecure], remedy: 'verify', text: 'errors.three_d_secure' },
  { of: ['billing'], on: ['status'], below: 500, remedy: 'pass', text: 'errors.not_json' },
  { of: ['billing'], on: [Status.subscriptionNew], remedy: 'pass', text: 'errors.not_json' },
  { of: ['billing'], remedy: 'show', text: 'errors.not_json' },

  { of: ORDERS, on: [409], remedy: 'show', text: 'upgrade.pending' },
  // What these mean depends on what was asked: here the server says why it would not. [UPG-22, ERR-15, ERR-18, docs/decisions/0071]
  { of: WISHES, on: [invalidStructure, invalidToken], remedy: 'pass', text: 'errors.refused' },
  { of: ['upgrade'], on: [invalidToken], remedy: 'pass', text: 'errors.refused' },
  { of: ['upgrade-message'], on: [404], remedy: 'pass', text: 'upgrade.message_failed' },
  { of: ['upgrade-message'], remedy: 'show', text: 'upgrade.message_failed' },
  // 401 comes here as an invalid payload only. [ERR-12, ERR-15]
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

  // [ERR-16, ERR-17, ERR-18, ERR-19]
  { of: ['upgrade'], on: [invalidStructure], remedy: 'show', text: 'errors.pricing' },
  { on: [invalidStructure], remedy: 'show', text: 'errors.refused' },
  { on: [Status.tokenExpired, invalidToken, Status.jwtError], remedy: 'show', text: 'errors.token' },

  // [ERR-01, ERR-03, ERR-04]
  { of: MARKET, remedy: 'reload', text: 'errors.marketplace' },
  GENERIC,
];

const fits = ({ of, on, below }: Row, operation: Operation, { kind, status }: FailureCase): boolean =>
  (!of || of.includes(operation)) &&
  (!on || on.includes(kind) || (kind === 'status' && on.includes(status))) &&
  (below === undefined || status < below);

/** What is done about a failure, and what the page says of it. [ERR-01 … ERR-36] */
export function responseTo(operation: Operation, trouble: FailureCase): FailureResponse {
  const { remedy, text } = ROWS.find((row) => fits(row, operation, trouble)) ?? GENERIC;
  return { remedy, text };
}
