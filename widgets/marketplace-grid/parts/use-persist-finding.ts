import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FACETS, type Facet } from '../../../src/domain/marketplace/facets';
import { SORTS, type Sort } from '../../../src/domain/marketplace/sort';
import { keepInEntry } from '../../../src/page/path';
import { ANYTHING, type Finding } from './use-finding';

const NAME = 'waybillGrid';
const KNOWN: readonly string[] = Object.values(FACETS).flat();

/** Reads the finding from the state of the history entry. Ignores any other state, which belongs to the host page. */
function read(): { readonly finding: Finding; readonly y: number } | null {
  const state: unknown = history.state;
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : null;
  if (typeof kept !== 'object' || kept === null) return null;
  const { term, facets, sort, opened, y } = kept as Record<string, unknown>;
  const texts = Array.isArray(facets) ? facets.map(String) : [];
  return {
    y: typeof y === 'number' ? y : 0,
    finding: {
      term: typeof term === 'string' ? term : '',
      facets: texts.filter((facet): facet is Facet => KNOWN.includes(facet)),
      sort: SORTS.find((one): one is Sort => one === sort) ?? ANYTHING.sort,
      opened: Array.isArray(opened) ? opened.filter((id): id is number => typeof id === 'number') : [],
    },
  };
}

export const persistedFinding = (isRouted: boolean): Finding => (isRouted ? (read()?.finding ?? ANYTHING) : ANYTHING);

/**
 * Persists the finding and the scroll position in the history entry.
 * @returns a function to call before the address changes; `pagehide` calls it too
 */
export function usePersistFinding(isRouted: boolean, finding: Finding): () => void {
  const latest = useRef(finding);
  useLayoutEffect(() => void (latest.current = finding), [finding]);
  const keep = useCallback(() => {
    keepInEntry(NAME, { ...latest.current, y: scrollY });
  }, []);
  useEffect(() => {
    if (!isRouted) return undefined;
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [isRouted, keep]);
  return keep;
}

/** Restores the finding and the scroll position of a revisited history entry. A new page keeps the filters and clears the term. */
export function useRestoreScroll(
  isRouted: boolean,
  place: string,
  set: (change: (was: Finding) => Finding) => void,
): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    const isFirst = shown.current === null;
    shown.current = place;
    const kept = isRouted ? read() : null;
    if (!isFirst) set((was) => kept?.finding ?? { ...was, term: '', opened: [] });
    // Waits two frames, until the items and the content below them have their layout.
    if (kept) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, kept.y)));
  }, [isRouted, place, set]);
}
