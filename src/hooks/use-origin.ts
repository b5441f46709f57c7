import { useElement } from '../element/context';
import { useRuntime } from './use-runtime';

/** Returns the key of the view's element, from which events start and dialogs take their look. */
export function useOrigin(): string {
  return useRuntime().hosts.key(useElement().host);
}
