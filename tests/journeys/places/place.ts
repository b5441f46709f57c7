import type { Act } from '../histories/acts';
import type { Level } from '../levels/server';
import type { Visit } from '../levels/visit';
import type { Account } from '../model/account';

/** The current state of a history: its visit, and the model of its account. */
export interface Scene {
  readonly level: Level;
  readonly visit: Visit;
  account: Account;
}

/** The values of a place, shown or expected, by name. */
export type Said = Readonly<Record<string, unknown>>;

/** A place that shows amounts. */
export interface Place {
  readonly name: string;
  /** The kinds of actions after which the place is compared. */
  readonly after: readonly Act['kind'][];
  /** Tells whether the place exists for this account at this time. */
  readonly isThere: (scene: Scene) => boolean;
  /** Returns the values of the model. */
  readonly expected: (scene: Scene) => Said;
  /** Reads the values that the place shows. */
  readonly shown: (scene: Scene) => Promise<Said>;
}

export const CHANGES: readonly Act['kind'][] = ['choose', 'add', 'remove', 'drop', 'option', 'count'];
