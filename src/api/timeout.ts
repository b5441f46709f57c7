export type Interruption = 'timeout' | 'aborted' | 'network';

/**
 * Runs a task with a timeout of `ms`, or until the outer signal aborts. It aborts the task's own signal and does not wait for
 * a task that ignores it, such as a prefetch. A rejection counts as a network error.
 */
export const withTimeout = <T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T | Interruption> => {
  const inner = new AbortController();
  return new Promise((resolve) => {
    const end = (result: T | Interruption) => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
      resolve(result);
    };
    const stop = (why: Interruption) => {
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

/** Waits for `ms`, or less if the signal aborts. */
export const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await withTimeout(ms, signal, () => new Promise<never>(() => {}));
};
