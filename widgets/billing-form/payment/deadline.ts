/** Waiting went on for too long, or nobody waits any more. */
export class GivenUp extends Error {}

/**
 * What somebody else promises, for as long as one can wait. What comes later is left to `late`.
 * @param ms how long; a promise that never settles costs nothing but this
 * @throws GivenUp, or what they threw
 */
export function withDeadline<T>(
  ms: number,
  signal: AbortSignal,
  work: () => T | PromiseLike<T>,
  late: (value: T) => void = () => {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      isOver = true;
      reject(new GivenUp('waited in vain'));
    };
    let isOver = signal.aborted;
    const timer = setTimeout(giveUp, ms);
    if (isOver) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    // Whoever throws at once is one who rejects.
    void (async () => work())()
      .then(
        (value) => (isOver ? late(value) : resolve(value)),
        (reason: unknown) => reject(reason as Error),
      )
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      });
  });
}
