import type { Ports } from '../store/ports';
import type { AppStore } from '../store/state';

/** Who gives a command: the page, and the key of the element that was pressed; null for a script or a button of the host. */
export interface Caller {
  readonly store: AppStore;
  readonly ports: Ports;
  readonly origin: string | null;
}

/** What a person can do, or a script for them. A view gives it with `useCommands`. */
export type Command<T = void> = (by: Caller) => T;
