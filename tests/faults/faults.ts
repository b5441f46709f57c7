import type { Endpoint } from '../../src/api/endpoints';
import type { FailureKind } from '../../src/domain/errors/failure';
import { broken, html, json, never, raw, slow, type Act } from '../api/kit';

/** The outcome of a call: success, a kind of failure, or the status of a failure that the server sent. */
export type Outcome = 'ok' | FailureKind | number;

export interface Fault {
  readonly name: string;
  readonly act: Act;
  /** The outcome of a read. */
  readonly read: Outcome;
  /** Marks a passing fault, after which the endpoint's retries are used. */
  readonly isPassing?: true;
  /** The outcome of a write whose key the server does not know afterwards, if it differs from `read`. */
  readonly write?: Outcome;
  /** The outcome of a write if the server cannot be asked about it. */
  readonly unasked?: Outcome;
  /** Time until the server answers, in ms. */
  readonly takes?: number;
}

/** An internal message of a server, which a person may see only where the error catalogue passes it on. */
export const SAID = 'SQLSTATE[42S02]: no such table, orders.php line 117';
const status = (code: number, headers?: Record<string, string>): Act =>
  json({ status: code, message: SAID }, code, headers);

const PASSING = { isPassing: true } as const;
/** A write that may have been carried out. */
const OPEN = { unasked: 'unknown-outcome' } as const;
const wrong = (body: unknown): Act => json(body);

/** All faults of the network and of the server's answers. */
export const FAULTS: readonly Fault[] = [
  { name: '500 in JSON', act: status(500), read: 500, ...PASSING },
  { name: '500 in HTML', act: html(500), read: 'not-json', ...PASSING, ...OPEN },
  { name: '502 in HTML', act: html(502), read: 'not-json', ...PASSING, ...OPEN },
  { name: '502 in JSON', act: json({ message: SAID }, 502), read: 500, ...PASSING },
  { name: '503 with Retry-After', act: raw('', 503, { 'Retry-After': '1' }), read: 'not-json', ...PASSING, ...OPEN },
  { name: '504 in HTML', act: html(504), read: 'not-json', ...PASSING, ...OPEN },
  { name: '429 with Retry-After', act: status(429, { 'Retry-After': '2' }), read: 429, ...PASSING },
  { name: '400 in JSON', act: status(400), read: 400 },
  { name: '401 in JSON', act: status(401), read: 'unauthorized' },
  { name: '401 in HTML', act: html(401), read: 'unauthorized' },
  { name: '403 in JSON', act: status(403), read: 403 },
  { name: '404 in JSON', act: status(404), read: 404 },
  { name: '404 in HTML', act: html(404), read: 'not-json' },
  { name: '408 in JSON', act: status(408), read: 408, ...PASSING },
  { name: '409 in JSON', act: status(409), read: 409 },
  { name: '419 in HTML', act: html(419), read: 'session-expired' },
  { name: '419 over HTTP 200', act: json({ status: 419, message: SAID }), read: 'session-expired' },
  { name: '600 over HTTP 200', act: json({ status: 600, message: SAID }), read: 600 },
  { name: 'a login page', act: html(200), read: 'not-json', ...OPEN },
  { name: 'truncated JSON', act: raw('{"status":200,"da'), read: 'not-json', ...OPEN },
  { name: 'an empty body', act: raw(''), read: 'not-json', ...OPEN },
  { name: 'no content', act: raw(null, 204), read: 'ok' },
  { name: 'a body of another shape', act: wrong(['?']), read: 'ok' },
  { name: 'null', act: wrong(null), read: 'ok' },
  { name: 'an invalid status', act: wrong({ status: {}, data: 7, message: [] }), read: 'ok' },
  { name: 'a prototype pollution payload', act: raw('{"__proto__":{"status":500,"polluted":1}}'), read: 'ok' },
  { name: 'a broken connection', act: broken, read: 'network', ...PASSING, write: 'never-arrived', ...OPEN },
  { name: 'no answer at all', act: never, read: 'timeout', write: 'never-arrived', ...OPEN, takes: Infinity },
  { name: 'an answer after 4 s', act: slow(4000, json({ status: 200 })), read: 'ok', takes: 4000 },
  ...[14_000, 29_000, 31_000].map((takes) => ({
    name: `an answer after ${takes / 1000} s`,
    act: slow(takes, json({ status: 200 })),
    read: 'ok' as const,
    takes,
  })),
];

const isLate = ({ takes = 0 }: Fault, { timeout }: Endpoint): boolean => takes > timeout;

/** Returns the outcome of the call itself, before the client asks for the outcome of a write. */
function first(fault: Fault, endpoint: Endpoint): Outcome {
  if (isLate(fault, endpoint)) return 'timeout';
  if (fault.read === 400) return endpoint.passes400 ? 400 : 500;
  // An empty answer to a write means success.
  if (fault.name === 'an empty body' && endpoint.write) return 'ok';
  // This endpoint asks for HTML, so a login page looks like success.
  return fault.name === 'a login page' && endpoint.media === 'text/html' ? 'ok' : fault.read;
}

/** Returns the final outcome of a call. @param isAsked whether the server can be asked for the outcome; it does not know the key */
export function expectedOf(fault: Fault, endpoint: Endpoint, isAsked: boolean): Outcome {
  const own = first(fault, endpoint);
  if (!endpoint.write || endpoint.forget || own === 'ok') return own;
  if (own === 'timeout') return isAsked ? 'never-arrived' : 'unknown-outcome';
  return (isAsked ? fault.write : fault.unasked) ?? own;
}

/** Returns how often the endpoint is called, retries included. */
export function timesCalled(fault: Fault, endpoint: Endpoint): number {
  const { auth, write, retries } = endpoint;
  if (auth === 'bearer' && first(fault, endpoint) === 'unauthorized') return 2;
  return !write && fault.isPassing ? 1 + retries : 1;
}
