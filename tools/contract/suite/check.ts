import type { Need as Weight } from '../openapi/describe';
import type { Visit } from './visit';

/** One thing that came otherwise than the page counts on. */
export interface Complaint {
  /** `GET /services/bundles?ind=14` */
  readonly asked: string;
  readonly expected: string;
  readonly came: string;
  /** Where in the body: `$.data[3].price`. */
  readonly path?: string;
  /** What the page does with such an answer. */
  readonly page?: string;
  /** How many more there are of its kind. */
  readonly more?: number;
  /** How much the page needs it; that it does less, where nothing is said. */
  readonly weight?: Weight;
}

/** What a check may need that a run does not have by itself. */
export type Need = 'write' | 'account' | 'origin' | 'slow';

export interface Check {
  readonly id: string;
  /** What holds where it passes. */
  readonly title: string;
  readonly requirements: readonly string[];
  readonly need?: Need;
  /** @throws NotChecked where what it builds on is not there; NoAnswer */
  readonly run: (visit: Visit) => Promise<readonly Complaint[]>;
}

export interface Area {
  readonly name: string;
  readonly title: string;
  readonly checks: readonly Check[];
}

/** Another check says what is wrong; this one has nothing to look at. */
export class NotChecked extends Error {}

/** No answer came that could be looked at. */
export class NoAnswer extends Error {
  constructor(
    readonly asked: string,
    readonly reason: string,
  ) {
    super(`${asked}: ${reason}`);
  }
}

/** `check('token.given', 'API-37 API-38', 'A visitor gets a token', async (visit) => …)` */
export const check = (id: string, requirements: string, title: string, run: Check['run'], need?: Need): Check => ({
  id,
  requirements: requirements ? requirements.split(' ') : [],
  title,
  run,
  need,
});

/** One complaint, or none. */
export const unless = (isRight: boolean, complaint: () => Complaint): Complaint[] => (isRight ? [] : [complaint()]);

/** Those that there are to look at: of none nobody can say that all is well. @throws NotChecked */
export function some<T>(list: readonly T[], reason: string): readonly T[] {
  if (list.length === 0) throw new NotChecked(reason);
  return list;
}
