import type { Effect } from '../../store/state';

/** Fires once what is asked for is of no use any longer, and when the flow that asks is gone. */
export function abortWhen(isOver: () => boolean, api: Effect): AbortSignal {
  const over = new AbortController();
  const end = (): void => over.abort();
  api.condition(isOver).then(end, end);
  return over.signal;
}
