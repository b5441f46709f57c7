import { useCallback, useSyncExternalStore } from 'react';

/**
 * Where the layout changes with the window, in CSS pixels; a width up to the value has the smaller layout. What a widget does by its
 * own width is a container query in its sheet instead.
 */

/** The host's menu folds. [LAY-01] */
export const MENU_WIDTH = 800;
/** The cart in the sidebar of the pricing page becomes a drawer, which is a part of the window. [LAY-02] */
export const DRAWER_WIDTH = 1550;
/** Phones, and phones on their side. [LAY-03, LAY-04] */
export const MOBILE_WIDTH = 751;
export const LANDSCAPE = { width: 1115, height: 560 } as const;
/** The sidebars of the marketplace fold. [LAY-05, LAY-06] */
export const RIGHT_SIDEBAR_WIDTH = 950;
export const LEFT_SIDEBAR_WIDTH = 1000;

/** A media query for windows up to that width, as `useMedia` and `matchMedia` take it. */
export const upTo = (width: number): string => `(width <= ${width}px)`;

/** What counts as mobile, as a media query. [LAY-03, LAY-04] */
export const MOBILE = `${upTo(MOBILE_WIDTH)}, ${upTo(LANDSCAPE.width)} and (height <= ${LANDSCAPE.height}px)`;

/** How far a page is scrolled before the header of a phone stays, in px. [LAY-07] */
export const HEADER_AFTER = 20;

/** Products with a header of their own. [LAY-08] */
const OWN_HEADER: ReadonlySet<string> = new Set(['gps4me', 'optimization4me', 'map4me', 'depots4me']);

/** Whether the header of a page stays on phones. [LAY-08] */
export const keepsHeader = (path: string): boolean => !path.split('/').some((segment) => OWN_HEADER.has(segment));

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
