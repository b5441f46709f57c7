import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FACETS, type Facet } from '../../../src/domain/marketplace/facets';
import { SORTS, type Sort } from '../../../src/domain/marketplace/sort';
import { keepInEntry } from '../../../src/page/path';
import { ANYTHING, type Finding } from './use-finding';

const NAME = 'waybillGrid';
const KNOWN: readonly string[] = Object.values(FACETS).flat();

/** What the entry of the history was left with; anything else that stands there is the host's. */
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
 * Keeps what is looked for, and how far down, with the entry of the history.
 * @returns what to call before the address changes; leaving the page does the same
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

/** Takes up what an entry was left with, whenever somebody comes back to it. Another page begins with the same filters. */
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
    // The items stand there with the next frame, and so does what is below them.
    if (kept) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, kept.y)));
  }, [isRouted, place, set]);
}
