import type { Change } from './deviate';

export interface Deviation {
  readonly name: string;
  readonly change: Change;
  /** The check that is named for it, and those that can't pass without what it breaks. */
  readonly caught: readonly [string, ...string[]];
  /** What the report says of the place. */
  readonly says: string;
  /** Only a run that writes can see it. */
  readonly write?: boolean;
  /** The areas that can tell; all where nothing is said. */
  readonly only?: readonly string[];
}

export const deviation = (name: string, change: Change, caught: Deviation['caught'], says: string): Deviation => ({
  name,
  change,
  caught,
  says,
});

export const written = (...rest: Parameters<typeof deviation>): Deviation => ({ ...deviation(...rest), write: true });
