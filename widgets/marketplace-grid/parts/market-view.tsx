import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Facet } from '../../../src/domain/marketplace/facets';
import { browsedKind, groupOf } from '../../../src/domain/marketplace/page';
import type { Suggestion } from '../../../src/domain/marketplace/suggest';
import type { Market, MarketLayout as View, ItemKey } from '../../../src/domain/marketplace/types';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useShown } from '../../../src/hooks/use-shown';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { externalIcon } from '../../../src/ui/icons';
import { Links } from './links';
import { NoResults, useNothing } from './no-results';
import { SearchBox } from './search-box';
import { Sections } from './sections';
import { Sidebar } from './sidebar';
import { MarketToolbar } from './toolbar';
import { useMarketQuery, useQueryResult, type QueryResult } from './use-market-query';
import { persistedQuery, usePersistQuery, useRestoreEntry } from './use-persist-query';
import { useWholeCategory } from './use-server-finds';
import { useMarketLocation, type MarketLocationProps } from './use-market-location';
import { useElement } from '../../../src/element/context';

export interface MarketProps extends MarketLocationProps {
  /** The key that focuses the search; '' for none. */
  readonly searchKey: string;
}

/** Scrolls the item that the address names into view. */
function useItemInView(key: ItemKey | null): void {
  const { host } = useElement();
  useEffect(() => {
    if (key === null) return;
    host.shadowRoot?.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'center' });
  }, [host, key]);
}

/** Returns how many items a page shows, and of how many if filters or a search leave some out. */
function useCount({ items: { length }, total }: QueryResult): string {
  const { t } = useT('marketplace_grid');
  const language = useLanguage();
  const number = formatNumber(length, language);
  const all = t('marketplace_grid.items', { count: total, number: formatNumber(total, language) });
  return length === total ? all : t('marketplace_grid.of_total', { number, total: all });
}

/** Returns the outcome of a search or filter for screen readers; '' while the server is searching, and if that failed. */
function useResult({ items, total, by, isAsking, retry }: QueryResult, count: string): string {
  const nothing = useNothing(by.term.trim(), total > 0);
  if (isAsking || retry) return '';
  return items.length === 0 ? nothing : count;
}

/** Renders the marketplace after its data have loaded. */
export function MarketView({ market, searchKey, ...given }: MarketProps & { readonly market: Market }) {
  const { t } = useT('marketplace_grid');
  const isRouted = given.routing === 'path';
  const [finding, acts] = useMarketQuery(() => persistedQuery(isRouted));
  const keep = usePersistQuery(isRouted, finding);
  const place = useMarketLocation(market, given, keep);
  const { page, go, open, isElsewhere } = place;
  const found = useQueryResult(page, market, finding);
  const kind = browsedKind(page.kind);
  const group = groupOf(page, market);
  useWholeCategory(group, market);
  useRestoreEntry(place.isRouted, `${kind} ${page.groupId} ${page.view} ${isElsewhere}`, acts.set);
  const wanted = isElsewhere ? null : page.item;
  useItemInView(wanted);

  const title =
    group?.name ?? t(kind === 'platform' ? 'marketplace_grid.all_platform' : 'marketplace_grid.all_industry');
  const { length } = found.items;
  const isFiltered = found.by.facets.length > 0;
  const isSearched = finding.term.trim() !== '';
  const count = useCount(found);
  const result = useResult(found, count);
  const news = isFiltered ? title : `${title}. ${count}`;
  useAnnounce(`${kind} ${page.groupId} ${isElsewhere}`, isElsewhere ? null : news);
  useShown(place.isRouted && !isElsewhere ? { kind: page.kind, item: page.item, title } : null);

  const toggle = useCallback((facet: Facet) => acts.toggle(facet), [acts]);
  const pick = (suggestion: Suggestion): void => {
    if (suggestion.kind === 'item') return open(suggestion.item);
    const { group: to } = suggestion;
    if (to.url) window.open(to.url, '_blank', 'noopener');
    else go({ kind: to.kind, groupId: to.id, item: null, view: page.view, missing: null });
  };
  const show = useMemo(() => (view: View) => go({ ...page, kind, item: null, missing: null, view }), [go, page, kind]);
  const { state: setState } = useElement();
  useLayoutEffect(() => setState('empty', isElsewhere), [setState, isElsewhere]);
  if (isElsewhere) return null;

  return (
    <section className="market" part="market" aria-label={t('marketplace_grid.label')}>
      <Sidebar market={market} place={place} facets={finding.facets} counts={found.counts} onToggle={toggle} />
      <div className="market-main">
        <div className="market-head">
          <div className="market-title">
            {group && <CatalogueIcon name={group.icon} size="lg" />}
            <h2>{title}</h2>
            {group?.description && <p>{group.description}</p>}
          </div>
          <SearchBox
            term={finding.term}
            result={isFiltered || isSearched ? result : ''}
            searchKey={searchKey}
            onType={acts.type}
            onPick={pick}
          />
        </div>
        {page.missing !== null && <Banner tone="info" title={t('marketplace_grid.missing', { name: page.missing })} />}
        {group?.url && (
          <Banner
            tone="info"
            title={t('marketplace_grid.external', { name: group.name })}
            actions={
              <Button
                href={group.url}
                target="_blank"
                iconEnd={externalIcon}
                suffix={`, ${t('marketplace_grid.new_tab')}`}
              >
                {t('marketplace_grid.to_site')}
              </Button>
            }
          />
        )}
        <MarketToolbar
          facets={finding.facets}
          sort={finding.sort}
          isSearched={isSearched}
          acts={acts}
          count={count}
          view={page.view}
          onView={show}
        />
        {length > 0 ? (
          <Sections
            market={market}
            place={place}
            found={found}
            wanted={wanted}
            opened={finding.opened}
            steps={finding.steps}
            acts={acts}
          />
        ) : (
          <NoResults
            term={found.by.term.trim()}
            isHidden={found.total > 0}
            isAsking={found.isAsking}
            onRetry={found.retry}
            onClear={acts.clear}
            onUnfilter={acts.unfilter}
            onEverywhere={
              page.groupId === null ? null : () => go({ ...page, kind, groupId: null, item: null, missing: null })
            }
          />
        )}
        <Links />
      </div>
    </section>
  );
}
