import type { Effect } from '../../store/state';

/** Returns a signal that aborts once `isOver` is true, or when the listener that asks is cancelled. */
export function abortWhen(isOver: () => boolean, api: Effect): AbortSignal {
  const over = new AbortController();
  const end = (): void => over.abort();
  api.condition(isOver).then(end, end);
  return over.signal;
}
