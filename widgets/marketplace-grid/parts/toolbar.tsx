import { memo, useRef } from 'react';
import type { Facet } from '../../../src/domain/marketplace/facets';
import { SORTS, type Sort } from '../../../src/domain/marketplace/sort';
import type { MarketLayout } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { Icon } from '../../../src/ui/icon';
import { closeIcon } from '../../../src/ui/icons';
import { gridIcon, listIcon } from './icons';
import { Segmented } from '../../../src/ui/segmented';
import { FACET_NAMES } from './facet-names';
import type { MarketQuery, MarketQueryActions } from './use-market-query';

const SORT_NAMES = {
  recommended: 'marketplace_grid.recommended',
  name: 'marketplace_grid.name',
  price: 'marketplace_grid.price_up',
  'price-down': 'marketplace_grid.price_down',
} as const;

interface ToolbarProps extends Pick<MarketQuery, 'facets' | 'sort'> {
  readonly isSearched: boolean;
  readonly acts: MarketQueryActions;
  /** The number of items, in words. */
  readonly count: string;
  readonly view: MarketLayout;
  readonly onView: (view: MarketLayout) => void;
}

/** Renders active filters, the count, sort order and layout. Memoized, so that a letter in the search paints first. */
export const MarketToolbar = memo(function Toolbar(props: ToolbarProps) {
  const { facets, sort, isSearched, acts, count, view, onView } = props;
  const { t } = useT('marketplace_grid');
  const isFiltered = facets.length > 0 || isSearched;
  const tools = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the next one takes the focus.
  const refocus = (): void =>
    void requestAnimationFrame(() => tools.current?.querySelector<HTMLElement>('.chip, select')?.focus());
  const remove = (facet: Facet): void => {
    acts.toggle(facet);
    refocus();
  };
  const clear = (): void => {
    acts.clear();
    refocus();
  };
  return (
    <div className="market-tools" part="toolbar" ref={tools}>
      <p className="muted sm num">{count}</p>
      {isFiltered && (
        <div className="chips">
          {facets.map((facet) => (
            <Chip key={facet} facet={facet} onRemove={remove} />
          ))}
          <button type="button" className="link-btn sm" onClick={clear}>
            {t('marketplace_grid.clear')}
          </button>
        </div>
      )}
      <div className="market-order">
        <label className="sort">
          <span className="muted sm">{t('marketplace_grid.sort')}</span>
          <select
            className="select"
            part="select"
            aria-label={t('marketplace_grid.sort')}
            value={sort}
            onChange={(event) => acts.order(SORTS.find((one): one is Sort => one === event.target.value) ?? sort)}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(isSearched && one === 'recommended' ? 'marketplace_grid.relevance' : SORT_NAMES[one])}
              </option>
            ))}
          </select>
        </label>
        <Segmented
          legend={t('marketplace_grid.view')}
          options={[
            { value: 'grid', label: t('marketplace_grid.grid'), icon: gridIcon },
            { value: 'list', label: t('marketplace_grid.list'), icon: listIcon },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
    </div>
  );
});

function Chip({ facet, onRemove }: { readonly facet: Facet; readonly onRemove: (facet: Facet) => void }) {
  const { t } = useT('marketplace_grid');
  return (
    <button type="button" className="chip" part="chip" onClick={() => onRemove(facet)}>
      <span>{t(FACET_NAMES[facet])}</span>
      <span className="vh">{` ${t('marketplace_grid.remove_filter')}`}</span>
      <Icon shape={closeIcon} />
    </button>
  );
}
