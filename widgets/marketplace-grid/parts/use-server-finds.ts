import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { searchKey } from '../../../src/domain/marketplace/suggest';
import type { Group, Item, Market } from '../../../src/domain/marketplace/types';
import type { AppDispatch } from '../../../src/store/create-store';
import { keep, readCategory, searchServer, type ServerFinds } from '../../../src/store/market/beside';

/** ms that a person rests before the server is asked. */
const REST = 300;

const NONE: readonly Item[] = [];

/**
 * What the server finds by a term by which this page finds nothing: modules, packages, and what stands in a category that it finds.
 * A late answer to a former term is dropped. [REV-106]
 */
export function useServerFinds(term: string, isLacking: boolean, market: Market): readonly Item[] {
  const dispatch = useDispatch<AppDispatch>();
  const key = searchKey(term);
  const [answer, setAnswer] = useState<(ServerFinds & { readonly to: string }) | null>(null);
  const isAsked = isLacking && key !== '' && answer?.to !== key;
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(searchServer(key, leaving.signal)).then((finds) => {
        if (leaving.signal.aborted) return;
        // Before the records: with them this page finds something itself, and asks no more.
        setAnswer({ ...finds, to: key });
        for (const records of finds.records) dispatch(keep(records, finds.scope));
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, key, isAsked]);
  const finds = answer?.to === key ? answer : null;
  return useMemo(() => {
    if (!finds) return NONE;
    const own = finds.keys.flatMap((found) => market.byKey.get(found) ?? []);
    const shelves = market.platforms.filter(({ id }) => finds.platforms.includes(id));
    return [...new Set([...own, ...shelves.flatMap(({ items }) => items)])];
  }, [finds, market]);
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
    if (isShort && id !== null) void dispatch(readCategory(id));
  }, [dispatch, isShort, id]);
}
