import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Group, Item, Market } from '../../../src/domain/marketplace/types';
import type { AppDispatch } from '../../../src/store/state';
import { keepUnlisted, readCategory, searchServer, type ServerFinds } from '../../../src/store/market/unlisted';

/** ms; debounces the search on the server. */
const DEBOUNCE_MS = 300;

const NONE: readonly Item[] = [];

export interface Finds {
  readonly items: readonly Item[];
  /** True while the search on the server is running or about to run. */
  readonly isAsking: boolean;
  /** Retries a failed search on the server; null unless it failed. Keeps the function until the retry has an answer. */
  readonly retry: (() => void) | null;
}

/**
 * Searches the server for a term without local results: modules, packages, and the items of matching categories. Aborts a superseded
 * search. [REV-106]
 */
export function useServerFinds(term: string, isLacking: boolean, market: Market): Finds {
  const dispatch = useDispatch<AppDispatch>();
  const typed = term.trim();
  const [answer, setAnswer] = useState<(ServerFinds & { readonly to: string }) | null>(null);
  const [again, setAgain] = useState(false);
  const finds = answer?.to === typed ? answer : null;
  const isAsked = isLacking && typed !== '' && (again || !finds);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(searchServer(typed, leaving.signal)).then((found) => {
        if (leaving.signal.aborted) return;
        // Sets the answer before it stores the records: with them the term has local results and this search ends.
        setAnswer({ ...found, to: typed });
        setAgain(false);
        for (const records of found.records) dispatch(keepUnlisted(records, found.scope));
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, typed, isAsked]);
  const items = useMemo(() => {
    if (!finds) return NONE;
    const own = finds.keys.flatMap((found) => market.byKey.get(found) ?? []);
    const shelves = market.platforms.filter(({ id }) => finds.platforms.includes(id));
    return [...new Set([...own, ...shelves.flatMap((shelf) => shelf.items)])];
  }, [finds, market]);
  const retry = useCallback(() => setAgain(true), []);
  return { items, isAsking: isAsked, retry: finds?.isFailed ? retry : null };
}

/** Reads the modules of a category if the catalogue has fewer of them than the server counts. [REV-107] */
export function useWholeCategory(group: Group | undefined, { catalogue }: Market): void {
  const dispatch = useDispatch<AppDispatch>();
  const id = group?.kind === 'platform' ? group.id : null;
  const total = group?.total ?? 0;
  const isShort = useMemo(() => {
    if (id === null) return false;
    return [...catalogue.modules.values()].filter((one) => one.categoryId === id && !one.isHidden).length < total;
  }, [catalogue, id, total]);
  useEffect(() => {
    if (!isShort || id === null) return undefined;
    // The timer lets a view that unmounts at once send no request, because requests for a category are not deduplicated.
    const timer = setTimeout(() => void dispatch(readCategory(id)));
    return () => clearTimeout(timer);
  }, [dispatch, isShort, id]);
}
