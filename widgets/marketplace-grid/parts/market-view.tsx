import { useCallback, useMemo, useEffect, useState } from 'react';
import type { Facet } from '../../../src/domain/marketplace/facets';
import { browses, groupOf } from '../../../src/domain/marketplace/page';
import type { Suggestion } from '../../../src/domain/marketplace/suggest';
import type { Market, MarketLayout as View, ItemKey } from '../../../src/domain/marketplace/types';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { externalIcon } from '../../../src/ui/icons';
import { Links } from './links';
import { NoResults } from './no-results';
import { SearchBox } from './search-box';
import { Sections } from './sections';
import { Sidebar } from './sidebar';
import { MarketToolbar } from './toolbar';
import { useFinding, useFound } from './use-finding';
import { persistedFinding, usePersistFinding, useRestoreScroll } from './use-persist-finding';
import { useWholeCategory } from './use-server-finds';
import { useMarketLocation, type MarketLocationProps } from './use-market-location';
import { useElement } from '../../../src/element/context';

/** Scrolls the item that the address names into view, unless a details widget on the page shows it. */
function useItemInView(item: ItemKey | null): ItemKey | null {
  const { host } = useElement();
  const [hasDetails] = useState(() => document.querySelector('waybill-module-details') !== null);
  const key = hasDetails ? null : item;
  useEffect(() => {
    if (key === null) return;
    host.shadowRoot?.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'center' });
  }, [host, key]);
  return key;
}

/** Renders the marketplace after its data have loaded. */
export function MarketView({ market, ...given }: MarketLocationProps & { readonly market: Market }) {
  const { t } = useT('marketplace_grid');
  const language = useLanguage();
  const isRouted = given.routing === 'path';
  const [finding, acts] = useFinding(() => persistedFinding(isRouted));
  const keep = usePersistFinding(isRouted, finding);
  const place = useMarketLocation(market, given, keep);
  const { page, go, open } = place;
  const found = useFound(page, market, finding);
  const kind = browses(page.kind);
  const group = groupOf(page, market);
  useWholeCategory(group, market);
  useRestoreScroll(place.isRouted, `${kind} ${page.groupId} ${page.view}`, acts.set);
  const wanted = useItemInView(page.item);

  const title =
    group?.name ?? t(kind === 'platform' ? 'marketplace_grid.all_platform' : 'marketplace_grid.all_industry');
  const { length } = found.items;
  const count = t('marketplace_grid.items', { count: length, number: formatNumber(length, language) });
  useAnnounce(`${kind} ${page.groupId}`, `${title}. ${count}`);

  const toggle = useCallback((facet: Facet) => acts.toggle(facet), [acts]);
  const pick = (suggestion: Suggestion): void => {
    if (suggestion.kind === 'item') return open(suggestion.item);
    const { group: to } = suggestion;
    if (to.url) window.open(to.url, '_blank', 'noopener');
    else go({ kind: to.kind, groupId: to.id, item: null, view: page.view, missing: null });
  };
  const show = useMemo(() => (view: View) => go({ ...page, kind, item: null, missing: null, view }), [go, page, kind]);
  const isFiltered = found.by.facets.length > 0;

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
          <SearchBox term={finding.term} onType={acts.type} onPick={pick} />
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
          isSearched={finding.term.trim() !== ''}
          acts={acts}
          shown={length}
          total={found.total}
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
            showAll={acts.showAll}
          />
        ) : (
          <NoResults
            term={found.by.term.trim()}
            isFiltered={isFiltered}
            isAsking={found.isAsking}
            onRetry={found.retry}
            onClear={acts.clear}
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
