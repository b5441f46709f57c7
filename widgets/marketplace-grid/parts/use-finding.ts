import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { filterItems, toggled, type Facet, type Filtered } from '../../../src/domain/marketplace/facets';
import { browses, groupOf, type MarketPage } from '../../../src/domain/marketplace/page';
import { search } from '../../../src/domain/marketplace/search';
import { sorted, type Sort } from '../../../src/domain/marketplace/sort';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { useLanguage } from '../../../src/i18n/use-t';
import type { RootState } from '../../../src/store/state';
import { selectHoldings, selectSearchIndex } from '../../../src/store/market/selectors';
import { useAfterPaint } from './use-after-paint';
import { useServerFinds, type Finds } from './use-server-finds';

/** The search term, filters and sort order of a page. */
export interface Finding {
  readonly term: string;
  readonly facets: readonly Facet[];
  readonly sort: Sort;
  /** Ids of the groups whose lists are expanded. */
  readonly opened: readonly number[];
}

export const ANYTHING: Finding = { term: '', facets: [], sort: 'recommended', opened: [] };

const NONE: readonly Item[] = [];

/** Returns all items of a page. The page of all industries has their packages only. [MKT-01, MKT-02, MKT-03] */
const itemsOn = (page: MarketPage, market: Market): readonly Item[] => {
  if (page.groupId !== null) return groupOf(page, market)?.items ?? NONE;
  return browses(page.kind) === 'platform' ? market.items : market.items.filter(({ kind }) => kind === 'package');
};

export interface Found extends Filtered, Omit<Finds, 'items'> {
  /** The finding that these items match. The value lags behind the input until the frame of the input is painted. */
  readonly by: Finding;
}

/** Returns the items of a page that match the finding. Searches and filters after the keystroke or press is painted. */
export function useFound(page: MarketPage, market: Market, finding: Finding): Found {
  const language = useLanguage();
  const by = useAfterPaint(finding);
  const holdings = useAfterPaint(useSelector(selectHoldings));
  const isSearched = by.term.trim() !== '';
  const index = useSelector((state: RootState) => (isSearched ? selectSearchIndex(state) : null));
  const { term, facets, sort } = by;

  const own = useMemo(() => index && search(index, term), [index, term]);
  const { items: also, isAsking, retry } = useServerFinds(term, own?.length === 0, market);
  const all = useMemo(() => {
    const here = itemsOn(page, market);
    if (!own) return here;
    const hits = also.length > 0 ? [...new Set([...own, ...also])] : own;
    if (here === market.items) return hits;
    const known = new Set(here);
    return hits.filter((item) => known.has(item));
  }, [page, market, own, also]);
  const filtered = useMemo(() => filterItems(all, facets, holdings), [all, facets, holdings]);
  const items = useMemo(() => {
    // Search results are already in their order: recommended, or the best match first.
    if (sort === 'recommended') return filtered.items;
    return sorted(filtered.items, sort, new Intl.Collator(language).compare);
  }, [filtered, sort, language]);
  return useMemo(() => ({ ...filtered, items, by, isAsking, retry }), [filtered, items, by, isAsking, retry]);
}

/** Returns the finding and the functions that change it. */
export function useFinding(kept: () => Finding) {
  const [finding, setFinding] = useState(kept);
  const acts = useMemo(() => {
    const change = (patch: Partial<Finding>) => setFinding((was) => ({ ...was, ...patch }));
    return {
      set: setFinding,
      type: (term: string) => change({ term }),
      order: (sort: Sort) => change({ sort }),
      toggle: (facet: Facet) => setFinding((was) => ({ ...was, facets: toggled(was.facets, facet) })),
      /** Clears the term and the filters, but not the sort order. */
      clear: () => change({ term: '', facets: [] }),
      showAll: (id: number) => setFinding((was) => ({ ...was, opened: [...was.opened, id] })),
    };
  }, []);
  return [finding, acts] as const;
}

export type FindingActs = ReturnType<typeof useFinding>[1];
