import { useCallback, useSyncExternalStore } from 'react';

/** The cart in the sidebar of a page is a drawer up to this width of the window, which is a part of it. [LAY-02] */
export const DRAWER_WIDTH = 1550;

/** Whether a media query holds now. For what the window decides; a widget's own width is a container query. */
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
