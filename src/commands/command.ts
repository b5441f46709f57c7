import type { Ports } from '../store/ports';
import type { AppStore } from '../store/state';

/** Caller of a command. `origin` is the key of the source element; null for a script or a button of the host page. */
export interface Caller {
  readonly store: AppStore;
  readonly ports: Ports;
  readonly origin: string | null;
}

/** An action of a person, or of a script for them. A view runs it with `useCommands`. */
export type Command<T = void> = (by: Caller) => T;
