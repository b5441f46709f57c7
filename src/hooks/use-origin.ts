import { useElement } from '../element/context';
import { useRuntime } from './use-runtime';

/** The key of the element that a view stands in: events start there, and its dialogs look like it. */
export function useOrigin(): string {
  return useRuntime().hosts.key(useElement().host);
}
