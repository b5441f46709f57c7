import { ENDPOINTS, type Endpoint } from '../../../src/api/endpoints';
import { responseTo } from '../../../src/domain/errors/catalogue';
import type { FailureKind } from '../../../src/domain/errors/failure';
import { broken, html, inTurn, json, slow, type Act } from '../../api/kit';
import { expectedOf, FAULTS, type Fault, type Outcome } from '../faults';
import { unknownKey } from './page';
import type { Row } from './row';

/** One trial: the fault that is played on a call, and the expected outcome. */
export interface Trial {
  readonly name: string;
  readonly act: (good: Act) => Act;
  /** The server's answer when the client asks for the outcome of the write. */
  readonly asked: Act;
  /** The expected outcome; `odd` is an answer without the requested data. */
  readonly outcome: Outcome | 'odd';
  readonly manner?: 'offline' | 'cut off' | 'left' | 'overtaken';
}

const actOf =
  (fault: Fault, outcome: Outcome) =>
  (good: Act): Act =>
    outcome === 'ok' && fault.takes ? slow(fault.takes, good) : fault.act;

const trialOf = (fault: Fault, endpoint: Endpoint): Trial => {
  const outcome = expectedOf(fault, endpoint, true);
  const isOdd = outcome === 'ok' && !fault.takes;
  return { name: fault.name, act: actOf(fault, outcome), asked: unknownKey, outcome: isOdd ? 'odd' : outcome };
};

/** Returns the trials in which the outcome of a write stays unknown. */
const unasked = (fault: Fault, endpoint: Endpoint): Trial[] => {
  const outcome = expectedOf(fault, endpoint, false);
  if (outcome !== 'unknown-outcome') return [];
  return [{ name: `${fault.name}, and no word afterwards`, act: () => fault.act, asked: html(502), outcome }];
};

/** Returns the trials that are about the connection or the timing of an answer and not its content. */
const manners = ({ write }: Endpoint): readonly Trial[] => {
  const asked = unknownKey;
  return [
    { name: 'offline before', act: (good) => good, asked, outcome: 'offline', manner: 'offline' },
    // The connection is lost while the call is in flight, so the question about its outcome fails too.
    {
      name: 'offline after sending',
      act: () => slow(1000, broken),
      asked: html(502),
      outcome: write ? 'unknown-outcome' : 'offline',
      manner: 'cut off',
    },
    { name: 'an answer after leaving', act: (good) => slow(1000, good), asked, outcome: 'ok', manner: 'left' },
    { name: 'a failure after leaving', act: () => slow(1000, json({}, 400)), asked, outcome: 'ok', manner: 'left' },
    {
      name: 'answers out of order',
      act: (good) => inTurn(slow(5000, good), good),
      asked,
      outcome: 'ok',
      manner: 'overtaken',
    },
  ];
};

/** Returns all trials of a row. */
export function trialsOf({ endpoint: name }: Row): readonly Trial[] {
  const endpoint: Endpoint = ENDPOINTS[name];
  return [
    ...FAULTS.map((fault) => trialOf(fault, endpoint)),
    ...FAULTS.flatMap((fault) => (endpoint.write && !endpoint.forget ? unasked(fault, endpoint) : [])),
    ...manners(endpoint),
  ];
}

export const isSessionOver = (outcome: Trial['outcome']): boolean =>
  outcome === 'unauthorized' || outcome === 'session-expired';

/** Tells whether the outcome is unknown, so that trying again has to use the same idempotency key. */
export const isOpen = (outcome: Trial['outcome']): boolean =>
  outcome === 'unknown-outcome' || outcome === 'never-arrived' || outcome === 'offline';

/** Tells whether the error catalogue passes the server's message on. */
export function passes({ of }: Row, outcome: Trial['outcome']): boolean {
  if (!of || outcome === 'ok' || outcome === 'odd') return false;
  const kind: FailureKind = typeof outcome === 'number' ? 'status' : outcome;
  return responseTo(of, { kind, status: typeof outcome === 'number' ? outcome : 0 }).remedy === 'pass';
}
