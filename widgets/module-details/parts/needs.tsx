import { useSelector } from 'react-redux';
import { needsOf, type Need } from '../../../src/domain/marketplace/state';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { useT } from '../../../src/i18n/use-t';
import { HELD_TEXTS, useMarketMoney } from '../../../src/views/item-price';
import { useAssets } from '../../../src/hooks/use-assets';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { CatalogueIcon } from '../../../src/ui/catalogue-icon';
import { cx } from '../../../src/ui/kit/cx';
import { Icon } from '../../../src/ui/icon';
import { checkIcon, plusIcon } from '../../../src/ui/icons';
import type { useMarketLink } from '../../../src/hooks/use-market-link';

interface NeedsProps {
  readonly item: Extract<Item, { kind: 'module' }>;
  readonly market: Market;
  readonly toItem: ReturnType<typeof useMarketLink>['toItem'];
}

/**
 * Renders the modules that a module requires, in the order of their dependencies, and the module itself at the end. Marks those to be
 * added. [CRT-01, CRT-02]
 */
export function Needs({ item, market, toItem }: NeedsProps) {
  const { t } = useT('module_details', 'items');
  const money = useMarketMoney();
  const assets = useAssets();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const needs = needsOf(item.id, useSelector(selectCart), useSelector(selectAccount), market.catalogue);
  if (needs.length === 0) return null;

  const row = ({ module, held }: Need) => {
    const other = market.byKey.get(`module/${module.id}`);
    return (
      <li key={module.id} className={cx('stop', held ? 'stop-done' : 'stop-add')}>
        <span className="stop-mark">
          <Icon shape={held ? checkIcon : plusIcon} />
        </span>
        <div className="stop-body">
          <span className="stop-name">{other ? <a {...toItem(other)}>{module.title}</a> : module.title}</span>
          {held ? (
            <span className="stop-aside">{t(HELD_TEXTS[held])}</span>
          ) : (
            !isReseller && (
              <span className="num">
                <span>{money(module.price, 'sum').text}</span> <span className="muted sm">{assets.unit(module)}</span>
              </span>
            )
          )}
          <span className="stop-note">{held ? module.description : t('module_details.will_be_added')}</span>
        </div>
      </li>
    );
  };
  return (
    <section className="stack">
      <h3>{t('module_details.needs')}</h3>
      <ol className="details-plane" part="stops">
        {needs.map(row)}
        <li className="stop stop-now">
          <span className="stop-mark">
            <CatalogueIcon name={item.icon} size="sm" />
          </span>
          <div className="stop-body">
            <span className="stop-name">{item.title}</span>
            {item.price !== null && !isReseller && (
              <span className="num">
                <span>{money(item.price, 'sum').text}</span>{' '}
                <span className="muted sm">{assets.unit(item.module)}</span>
              </span>
            )}
          </div>
        </li>
      </ol>
    </section>
  );
}
