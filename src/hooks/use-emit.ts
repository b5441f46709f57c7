import { useCallback } from 'react';
import { emit } from '../bus/bus';
import type { EventDetails, EventName } from '../bus/events';
import { useElement } from '../element/context';

/**
 * Returns a function that raises events from the view's element. It is memoized per element, so that memoized views can depend on
 * it.
 * @returns false from the function if the host page prevented a cancelable event
 */
export function useEmit() {
  const { host } = useElement();
  return useCallback(
    <N extends EventName>(name: N, detail: EventDetails[N]): boolean => emit(host, name, detail),
    [host],
  );
}
