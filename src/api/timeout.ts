export type Broken = 'timeout' | 'aborted' | 'network';

/**
 * Runs something for at most `ms`, or until the outer signal fires. Whoever runs is told by its own signal, and is not waited
 * for if it doesn't listen, as an early fetch can't. A rejection is a broken connection.
 */
export const withTimeout = <T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T | Broken> => {
  const inner = new AbortController();
  return new Promise((resolve) => {
    const end = (result: T | Broken) => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
      resolve(result);
    };
    const stop = (why: Broken) => {
      inner.abort();
      end(why);
    };
    const cancel = () => stop('aborted');
    const timer = setTimeout(() => stop('timeout'), ms);
    if (outer?.aborted) return cancel();
    outer?.addEventListener('abort', cancel);
    run(inner.signal).then(end, () => end('network'));
  });
};

/** Waits, or less if the signal fires. */
export const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await withTimeout(ms, signal, () => new Promise<never>(() => {}));
};
