import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Group, Item, Market } from '../../../src/domain/marketplace/types';
import type { AppDispatch } from '../../../src/store/state';
import { keep, readCategory, searchServer, type ServerFinds } from '../../../src/store/market/beside';

/** ms that a person rests before the server is asked. */
const REST = 300;

const NONE: readonly Item[] = [];

export interface Finds {
  readonly items: readonly Item[];
  /** The server is being asked, or is about to be. */
  readonly isAsking: boolean;
  /** Asks again, where what the server has could not be searched; it is there until that has been answered. */
  readonly retry: (() => void) | null;
}

/**
 * What the server finds by a term by which this page finds nothing: modules, packages, and what stands in a category that it finds.
 * A late answer to a former term is dropped. [REV-106]
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
        // Before the records: with them this page finds something itself, and asks no more.
        setAnswer({ ...found, to: typed });
        setAgain(false);
        for (const records of found.records) dispatch(keep(records, found.scope));
      });
    }, REST);
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

/** Reads the modules of a category where the page knows of fewer than the server counts in it. [REV-107] */
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
    // Nobody else knows that it is being read: a view that goes again at once asks for nothing.
    const timer = setTimeout(() => void dispatch(readCategory(id)));
    return () => clearTimeout(timer);
  }, [dispatch, isShort, id]);
}
