import { useLayoutEffect } from 'react';
import { useElement } from '../../../src/element/context';
import { UntilReady } from '../../../src/element/fallback';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMarket } from '../../../src/hooks/use-market';
import { badgeCss } from '../../../src/ui/badge';
import { bannerCss } from '../../../src/ui/banner';
import { choiceCss } from '../../../src/ui/choice-list';
import { emptyCss } from '../../../src/ui/empty-state';
import { fieldCss } from '../../../src/ui/field';
import { panelCss } from '../../../src/ui/panel';
import { priceCss } from '../../../src/ui/price';
import { rowsCss } from '../../../src/ui/rows';
import { segmentedCss } from '../../../src/ui/segmented';
import listCss from '../list.css?inline';
import searchCss from '../search.css?inline';
import { GridSkeleton } from './grid-skeleton';
import { MarketView, type MarketProps } from './market-view';

/** The sheets of the marketplace, apart from those of its frame. */
export const MARKET_SHEETS = [
  badgeCss,
  bannerCss,
  choiceCss,
  emptyCss,
  fieldCss,
  panelCss,
  priceCss,
  rowsCss,
  segmentedCss,
  listCss,
  searchCss,
];

/** Renders the marketplace, or its loading or error state. */
export function MarketContent({ hasTexts, ...props }: MarketProps & { readonly hasTexts: boolean }) {
  const { t } = useT('marketplace_grid');
  const { host } = useElement();
  const { status, market, retry } = useMarket();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, MARKET_SHEETS);
  }, [host]);
  useAnnounce(market !== null, hasTexts ? t('marketplace_grid.loaded') : null);

  if (status === 'failed' && !market && hasTexts) {
    return (
      <div className="stack">
        <LoadFailed title={t('marketplace_grid.failed')} onRetry={retry} />
        <slot />
      </div>
    );
  }
  return (
    <UntilReady ready={hasTexts && status === 'ready'} skeleton={<GridSkeleton />}>
      {market && <MarketView {...props} market={market} />}
    </UntilReady>
  );
}
