import { useCallback } from 'react';
import { emit } from '../bus/bus';
import type { EventDetails, EventName } from '../bus/events';
import { useElement } from '../element/context';

/**
 * Raises events from the element that a view stands in: the same function as long as it stands there, so that memoised views
 * may depend on it. @returns false when the page prevented a cancelable one.
 */
export function useEmit() {
  const { host } = useElement();
  return useCallback(
    <N extends EventName>(name: N, detail: EventDetails[N]): boolean => emit(host, name, detail),
    [host],
  );
}
