import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  filterItems,
  isFacetOffered,
  toggled,
  type Facet,
  type Filtered,
} from '../../../src/domain/marketplace/facets';
import { browsedKind, groupOf, type MarketPage } from '../../../src/domain/marketplace/page';
import { search } from '../../../src/domain/marketplace/search';
import { sorted, type Sort } from '../../../src/domain/marketplace/sort';
import { featuredAmong } from '../../../src/domain/marketplace/sections';
import type { Item, ItemKey, Market } from '../../../src/domain/marketplace/types';
import { useLanguage } from '../../../src/i18n/use-t';
import type { RootState } from '../../../src/store/state';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectHoldings, selectSearchIndex } from '../../../src/store/market/selectors';
import { useAfterPaint } from './use-after-paint';
import { useServerFinds, type Finds } from './use-server-finds';

/** The search term, filters and sort order of a page. */
export interface MarketQuery {
  readonly term: string;
  readonly facets: readonly Facet[];
  readonly sort: Sort;
  /** Ids of the groups whose lists are expanded. */
  readonly opened: readonly number[];
  /** Ids of the groups of which a phone was asked for more cards, once for each press. */
  readonly steps: readonly number[];
}

export const EMPTY_QUERY: MarketQuery = { term: '', facets: [], sort: 'recommended', opened: [], steps: [] };

const NONE: readonly Item[] = [];

/** Returns all items of a page. The page of all industries has their packages only. [MKT-01, MKT-02, MKT-03] */
const itemsOn = (page: MarketPage, market: Market): readonly Item[] => {
  if (page.groupId !== null) return groupOf(page, market)?.items ?? NONE;
  return browsedKind(page.kind) === 'platform' ? market.items : market.items.filter(({ kind }) => kind === 'package');
};

export interface QueryResult extends Filtered, Omit<Finds, 'items'> {
  /** Keys of the few items that the page points out. */
  readonly featured: ReadonlySet<ItemKey>;
  /** The finding that these items match. The value lags behind the input until the frame of the input is painted. */
  readonly by: MarketQuery;
}

/** Returns the items of a page that match the finding. Searches and filters after the keystroke or press is painted. */
export function useQueryResult(page: MarketPage, market: Market, finding: MarketQuery): QueryResult {
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
  const featured = useMemo(() => featuredAmong(itemsOn(page, market)), [page, market]);
  const filtered = useMemo(() => filterItems(all, facets, holdings), [all, facets, holdings]);
  const items = useMemo(() => {
    // Search results are already in their order: recommended, or the best match first.
    if (sort === 'recommended') return filtered.items;
    return sorted(filtered.items, sort, new Intl.Collator(language).compare);
  }, [filtered, sort, language]);
  return useMemo(
    () => ({ ...filtered, items, featured, by, isAsking, retry }),
    [filtered, items, featured, by, isAsking, retry],
  );
}

/** Returns the finding and the functions that change it. */
export function useMarketQuery(kept: () => MarketQuery) {
  const [all, setFinding] = useState(kept);
  const isVisitor = useSelector(selectUserType) === 'visitor';
  // Leaves out what was chosen before signing in or out.
  const finding = useMemo<MarketQuery>(
    () => ({ ...all, facets: all.facets.filter((facet) => isFacetOffered(facet, isVisitor)) }),
    [all, isVisitor],
  );
  const acts = useMemo(() => {
    const change = (patch: Partial<MarketQuery>) => setFinding((was) => ({ ...was, ...patch }));
    return {
      set: setFinding,
      type: (term: string) => change({ term, steps: [] }),
      order: (sort: Sort) => change({ sort, steps: [] }),
      toggle: (facet: Facet) => setFinding((was) => ({ ...was, facets: toggled(was.facets, facet), steps: [] })),
      /** Clears the term and the filters, but not the sort order. */
      clear: () => change({ term: '', facets: [], steps: [] }),
      /** Clears the filters, and keeps the term. */
      unfilter: () => change({ facets: [], steps: [] }),
      showAll: (id: number) => setFinding((was) => ({ ...was, opened: [...was.opened, id] })),
      showMore: (id: number) => setFinding((was) => ({ ...was, steps: [...was.steps, id] })),
    };
  }, []);
  return [finding, acts] as const;
}

export type MarketQueryActions = ReturnType<typeof useMarketQuery>[1];
