import type { Change } from './deviate';

export interface Deviation {
  readonly name: string;
  readonly change: Change;
  /** Ids of the checks that have to fail: first the one for this deviation, then those that depend on what it breaks. */
  readonly caught: readonly [string, ...string[]];
  /** A part of the complaint, such as the path of the field. */
  readonly says: string;
  /** Whether only a run with --write can find it. */
  readonly write?: boolean;
  /** The areas to run; all of them by default. */
  readonly only?: readonly string[];
}

export const deviation = (name: string, change: Change, caught: Deviation['caught'], says: string): Deviation => ({
  name,
  change,
  caught,
  says,
});

export const written = (...rest: Parameters<typeof deviation>): Deviation => ({ ...deviation(...rest), write: true });
