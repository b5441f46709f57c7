import { vi } from 'vitest';

/** Timeout in ms, long enough for a busy machine; a condition that never holds costs this much once. */
const PATIENCE = 15_000;

/** Waits until `look` no longer throws. @returns its result */
export const until = <T>(look: () => T): Promise<T> => vi.waitFor(look, { interval: 5, timeout: PATIENCE });

/** Waits until a condition is true. */
export const holds = (isTrue: () => boolean): Promise<void> =>
  until(() => {
    if (!isTrue()) throw new Error(`does not hold: ${isTrue.toString()}`);
  });
