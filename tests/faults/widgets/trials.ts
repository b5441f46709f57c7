import { ENDPOINTS, type Endpoint } from '../../../src/api/endpoints';
import { responseTo } from '../../../src/domain/errors/catalogue';
import type { FailureKind } from '../../../src/domain/errors/failure';
import { broken, html, inTurn, json, slow, type Act } from '../../api/kit';
import { expectedOf, FAULTS, type Fault, type Outcome } from '../faults';
import { unknownKey } from './page';
import type { Row } from './row';

/** What is done to one call, and what has to come of it. */
export interface Trial {
  readonly name: string;
  readonly act: (good: Act) => Act;
  /** Of a write that is asked for. */
  readonly asked: Act;
  /** `odd`: an answer without what was asked for in it. */
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

/** A write of which nobody can say what became of it. */
const unasked = (fault: Fault, endpoint: Endpoint): Trial[] => {
  const outcome = expectedOf(fault, endpoint, false);
  if (outcome !== 'unknown-outcome') return [];
  return [{ name: `${fault.name}, and no word afterwards`, act: () => fault.act, asked: html(502), outcome }];
};

/** What is no answer, but happens to one. */
const manners = ({ write }: Endpoint): readonly Trial[] => {
  const asked = unknownKey;
  return [
    { name: 'offline before', act: (good) => good, asked, outcome: 'offline', manner: 'offline' },
    // The connection is gone once it is on its way, and so is what would ask for it.
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

/** Everything that happens to a row. */
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

/** Nobody knows what became of it: trying again has to be with the same key. */
export const isOpen = (outcome: Trial['outcome']): boolean =>
  outcome === 'unknown-outcome' || outcome === 'never-arrived' || outcome === 'offline';

/** Whether the catalogue lets the server's own words through. */
export function passes({ of }: Row, outcome: Trial['outcome']): boolean {
  if (!of || outcome === 'ok' || outcome === 'odd') return false;
  const kind: FailureKind = typeof outcome === 'number' ? 'status' : outcome;
  return responseTo(of, { kind, status: typeof outcome === 'number' ? outcome : 0 }).remedy === 'pass';
}
