import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import type { AppDispatch } from '../../src/store/state';
import { readMarket } from '../../src/store/market/read-market';
import { selectReadScope } from '../../src/store/selectors/config';
import { Button } from '../../src/ui/button';
import { GridSkeleton } from './parts/grid-skeleton';
import type { MarketProps } from './parts/market-view';

export type MarketplaceGridProps = MarketProps;

/** Loads the view of the marketplace. */
export const loadMarket = () => import('./parts/market-content');

/**
 * Renders add-ons and packages by platform category or industry, as a grid or a list. Requests the items, the texts and the chunk
 * of the view in parallel. [MKT-01, MKT-02]
 */
export function MarketplaceGrid(props: MarketplaceGridProps) {
  const { t, ready } = useT('marketplace_grid');
  const { ready: hasItems } = useT('items');
  const { ready: hasUnits } = useT('assets');
  const dispatch = useDispatch<AppDispatch>();
  const scope = useSelector(selectReadScope);
  useEffect(() => void dispatch(readMarket(scope)), [dispatch, scope]);
  const { part, isFailed, retry } = useLazyPart(loadMarket, true);

  if (part) return <part.MarketContent {...props} hasTexts={ready && hasItems && hasUnits} />;
  if (isFailed && ready) {
    return (
      <div className="stack">
        <p role="alert">{t('marketplace_grid.failed')}</p>
        <Button onClick={retry}>{t('common.retry')}</Button>
        <slot />
      </div>
    );
  }
  return (
    <UntilReady ready={false} skeleton={<GridSkeleton />}>
      {null}
    </UntilReady>
  );
}
