/** Thrown when the deadline has passed or the signal was aborted. */
export class GivenUp extends Error {}

/**
 * Runs `work` with a timeout. Passes a result after the timeout to `late`.
 * @param ms the timeout
 * @throws GivenUp, or the rejection of `work`
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
    // The async wrapper turns a synchronous throw into a rejection.
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
