import { useCallback, useSyncExternalStore } from 'react';

/**
 * Window breakpoints in CSS pixels; a width up to the value gets the smaller layout. For a widget's own width, use a container
 * query in its style sheet.
 */

/** The host page's menu collapses. [LAY-01] */
export const MENU_WIDTH = 800;
/** The pricing page's sidebar cart becomes a drawer, which is fixed to the window. [LAY-02] */
export const DRAWER_WIDTH = 1550;
/** Phones, in portrait and in landscape. [LAY-03, LAY-04] */
export const MOBILE_WIDTH = 751;
export const LANDSCAPE = { width: 1115, height: 560 } as const;
/** The marketplace's sidebars collapse. [LAY-05, LAY-06] */
export const RIGHT_SIDEBAR_WIDTH = 950;
export const LEFT_SIDEBAR_WIDTH = 1000;

/** Returns the media query for windows up to a width, for `useMedia` and `matchMedia`. */
export const upTo = (width: number): string => `(width <= ${width}px)`;

/** The media query for mobile layouts. [LAY-03, LAY-04] */
export const MOBILE = `${upTo(MOBILE_WIDTH)}, ${upTo(LANDSCAPE.width)} and (height <= ${LANDSCAPE.height}px)`;

/** The scroll distance (px) after which a phone's header becomes sticky. [LAY-07] */
export const HEADER_AFTER = 20;

/** Products whose pages have a header of their own. [LAY-08] */
const OWN_HEADER: ReadonlySet<string> = new Set(['gps4me', 'optimization4me', 'map4me', 'depots4me']);

/** Returns whether a page's header becomes sticky on phones. [LAY-08] */
export const keepsHeader = (path: string): boolean => !path.split('/').some((segment) => OWN_HEADER.has(segment));

/** Returns whether a media query matches, and re-renders on a change; false on a server. For a widget's own width, use a container query. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
