import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FACETS, type Facet } from '../../../src/domain/marketplace/facets';
import { SORTS, type Sort } from '../../../src/domain/marketplace/sort';
import type { ItemKey } from '../../../src/domain/marketplace/types';
import { useElement } from '../../../src/element/context';
import { changeEntry } from '../../../src/page/path';
import { EMPTY_QUERY, type MarketQuery } from './use-market-query';

const NAME = 'waybillGrid';
const KNOWN: readonly string[] = Object.values(FACETS).flat();

const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

interface Kept {
  readonly finding: MarketQuery;
  readonly y: number;
  /** Key of the item that was opened from this page. */
  readonly item: string | null;
}

/** Reads the finding from the state of the history entry, which a server lacks. Ignores any other state, which belongs to the host page. */
function read(): Kept | null {
  const state: unknown = globalThis.history?.state;
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : null;
  if (typeof kept !== 'object' || kept === null) return null;
  const { term, facets, sort, opened, steps, y, item } = kept as Record<string, unknown>;
  const texts = Array.isArray(facets) ? facets.map(String) : [];
  return {
    y: typeof y === 'number' ? y : 0,
    item: typeof item === 'string' && /^(module|package)\/\d+$/.test(item) ? item : null,
    finding: {
      term: typeof term === 'string' ? term : '',
      facets: texts.filter((facet): facet is Facet => KNOWN.includes(facet)),
      sort: SORTS.find((one): one is Sort => one === sort) ?? EMPTY_QUERY.sort,
      opened: idsIn(opened),
      steps: idsIn(steps),
    },
  };
}

export const persistedQuery = (isRouted: boolean): MarketQuery =>
  isRouted ? (read()?.finding ?? EMPTY_QUERY) : EMPTY_QUERY;

/**
 * Persists the finding, the scroll position and the opened item in the history entry.
 * @returns a function to call before the address changes, with the item that is opened; `pagehide` calls it too
 */
export function usePersistQuery(isRouted: boolean, finding: MarketQuery): (opened?: ItemKey) => void {
  const latest = useRef(finding);
  useLayoutEffect(() => void (latest.current = finding), [finding]);
  // The address may change only after this call, for example by a load of the next page.
  const last = useRef<ItemKey | null>(null);
  const keep = useCallback((opened?: ItemKey) => {
    last.current = opened ?? last.current;
    changeEntry({ [NAME]: { ...latest.current, y: scrollY, item: last.current } });
  }, []);
  useEffect(() => {
    if (!isRouted) return undefined;
    const leave = (): void => keep();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [isRouted, keep]);
  return keep;
}

/** How long (ms) the opened item may take to come into the page again; a long list draws it only after the scroll. */
const RETURNS_WITHIN = 1000;

/**
 * Focuses the link of an item, unless something else keeps the focus. The details of the item may have it for some time more, because
 * they leave the page in a render of their own.
 * @param end the time (ms, of `performance.now()`) to give up at
 */
function focusItem(root: ShadowRoot | null, item: string, end = performance.now() + RETURNS_WITHIN): void {
  const link = root?.querySelector<HTMLElement>(`[data-item="${item}"] h3 a`);
  if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
  else if (performance.now() < end) requestAnimationFrame(() => focusItem(root, item, end));
}

/**
 * Restores the finding, the scroll position and the focus of a revisited history entry. A new page keeps the filters and clears the
 * term.
 */
export function useRestoreEntry(
  isRouted: boolean,
  place: string,
  set: (change: (was: MarketQuery) => MarketQuery) => void,
): void {
  const { host } = useElement();
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    const isFirst = shown.current === null;
    shown.current = place;
    const kept = isRouted ? read() : null;
    if (!isFirst) set((was) => kept?.finding ?? { ...was, term: '', opened: [], steps: [] });
    if (!kept) return;
    // Waits two frames, until the items and the content below them have their layout.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        scrollTo(0, kept.y);
        if (kept.item !== null) focusItem(host.shadowRoot, kept.item);
      }),
    );
  }, [host, isRouted, place, set]);
}
