import type { Need as Weight } from '../openapi/describe';
import type { Visit } from './visit';

/** A deviation from what the page expects. */
export interface Complaint {
  /** For example `GET /services/bundles?ind=14`. */
  readonly asked: string;
  readonly expected: string;
  readonly came: string;
  /** The place in the body, e.g. `$.data[3].price`. */
  readonly path?: string;
  /** What the page does with such a reply. */
  readonly page?: string;
  /** What to send instead, such as a header, for whoever mends it. */
  readonly mend?: string;
  /** The number of further complaints of this kind. */
  readonly more?: number;
  /** How much the page needs it; defaults to `degrades`. */
  readonly weight?: Weight;
}

/** Preconditions of a check that a run must enable. */
export type Need = 'write' | 'account' | 'origin' | 'slow';

export interface Check {
  readonly id: string;
  /** The rule that holds where the check passes. */
  readonly title: string;
  readonly requirements: readonly string[];
  readonly need?: Need;
  /** Runs the check. @throws NotChecked where a precondition is missing; NoAnswer */
  readonly run: (visit: Visit) => Promise<readonly Complaint[]>;
}

export interface Area {
  readonly name: string;
  readonly title: string;
  readonly checks: readonly Check[];
}

/** Thrown where a check has nothing to examine, because another check reports the cause. */
export class NotChecked extends Error {}

/** Thrown where no readable reply came. */
export class NoAnswer extends Error {
  constructor(
    readonly asked: string,
    readonly reason: string,
  ) {
    super(`${asked}: ${reason}`);
  }
}

/** Creates a check, e.g. `check('token.given', 'API-37 API-38', 'A visitor gets a token', async (visit) => …)`. */
export const check = (id: string, requirements: string, title: string, run: Check['run'], need?: Need): Check => ({
  id,
  requirements: requirements ? requirements.split(' ') : [],
  title,
  run,
  need,
});

/** Returns one complaint where the condition is false. */
export const unless = (isRight: boolean, complaint: () => Complaint): Complaint[] => (isRight ? [] : [complaint()]);

/** Returns a non-empty list; an empty one proves nothing. @throws NotChecked where the list is empty */
export function some<T>(list: readonly T[], reason: string): readonly T[] {
  if (list.length === 0) throw new NotChecked(reason);
  return list;
}
