import type { Act } from '../histories/acts';
import type { Level } from '../levels/server';
import type { Visit } from '../levels/visit';
import type { Account } from '../model/account';

/** Where a history is: whose it is, and what the model says that they have. */
export interface Scene {
  readonly level: Level;
  readonly visit: Visit;
  account: Account;
}

/** What a place says or has to say, by what it says it of. */
export type Said = Readonly<Record<string, unknown>>;

/** Somewhere that says money. */
export interface Place {
  readonly name: string;
  /** After which acts it is read. */
  readonly after: readonly Act['kind'][];
  /** Who gets to see it, and when there is something to see. */
  readonly isThere: (scene: Scene) => boolean;
  /** What the model says. */
  readonly expected: (scene: Scene) => Said;
  /** What it says there. */
  readonly shown: (scene: Scene) => Promise<Said>;
}

export const CHANGES: readonly Act['kind'][] = ['choose', 'add', 'remove', 'drop', 'option', 'count'];
