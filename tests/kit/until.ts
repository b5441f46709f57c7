import { vi } from 'vitest';

/** ms that a page may take on a machine that does much else; what never comes costs this much once. */
const PATIENCE = 15_000;

/** Waits until `look` no longer throws. @returns what it sees */
export const until = <T>(look: () => T): Promise<T> => vi.waitFor(look, { interval: 5, timeout: PATIENCE });

/** Waits until something holds. */
export const holds = (isTrue: () => boolean): Promise<void> =>
  until(() => {
    if (!isTrue()) throw new Error(`does not hold: ${isTrue.toString()}`);
  });
