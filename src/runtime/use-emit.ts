import { emit } from '../bus/bus';
import type { EventDetails, EventName } from '../bus/events';
import { useElement } from '../element/context';

/** Raises events from the element that a view stands in. @returns false when the page prevented a cancelable one. */
export function useEmit() {
  const { host } = useElement();
  return <N extends EventName>(name: N, detail: EventDetails[N]): boolean => emit(host, name, detail);
}
