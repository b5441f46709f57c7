import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and re-renders on a change. For a widget's own width, use a container query. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
