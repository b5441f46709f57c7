import { useSelector } from 'react-redux';
import { newLine } from '../domain/cart/new-line';
import { freeDays } from '../domain/marketplace/facets';
import type { HeldAs } from '../domain/marketplace/state';
import type { Item } from '../domain/marketplace/types';
import { currencyOf } from '../domain/money/currency';
import { linePrice } from '../domain/pricing/module-price';
import { withUnit } from '../i18n/format';
import { useT } from '../i18n/use-t';
import type { RootState } from '../store/state';
import { selectAlsoAdds, selectAlsoCosts, selectAlsoCount, selectHeld, selectMarket } from '../store/market/selectors';
import { selectUserType } from '../store/selectors/cart';
import { Pill } from '../ui/badge';
import { route } from '../ui/catalogue-icons';
import { Icon } from '../ui/icon';
import { checkIcon } from '../ui/icons';
import { Price } from '../ui/price';
import { useAssets } from '../hooks/use-assets';
import { useMoney } from '../hooks/use-money';

const selectMarketCurrency = (state: RootState): string =>
  selectMarket(state)?.catalogue.currency ?? state.cart.currency;

/** Formats amounts in the currency of the marketplace; the cart may have another. */
export const useMarketMoney = () => useMoney(currencyOf(useSelector(selectMarketCurrency)));

interface ItemPriceProps {
  readonly item: Item;
  readonly size?: 'lg' | 'md' | 'sm';
}

/**
 * Renders the price of one month, or of one unit; a word if a package includes the item or the price is on request.
 * [MKT-10, MNY-07]
 */
export function ItemPrice({ item, size = 'sm' }: ItemPriceProps) {
  const { t } = useT('items');
  const assets = useAssets();
  const money = useMarketMoney();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const held = useSelector((root: RootState) => selectHeld(root, item));

  // A reseller sets its own prices.
  if (isReseller) return null;
  if (item.price === null) return <Price size={size} amount={t('items.custom_price')} />;
  if (item.kind === 'package') {
    return (
      <Price
        size={size}
        amount={money(item.price, 'card')}
        former={item.list === item.price ? null : money(item.list, 'card')}
        formerLabel={t('common.instead_of')}
        period={t('common.per_month')}
      />
    );
  }
  if (held === 'bundled') return <Price size={size} amount={t('items.included')} period={t('items.in_package')} />;
  if (held === 'default') return <Price size={size} amount={t('items.included')} />;
  return <Price size={size} amount={money(item.price, 'card')} period={assets.unit(item.module)} />;
}

/** Text keys that say where the person has an item already. */
export const HELD_TEXTS = {
  cart: 'items.in_cart',
  bundled: 'items.in_cart',
  owned: 'items.yours',
  default: 'items.included',
} as const;

interface ItemPillProps {
  readonly item: Item;
  /** True for one of the few items that a page points out. */
  readonly isFeatured?: boolean;
}

/** Renders a pill that says where the person has the item already; else a visitor's free days, or that it is featured. */
export function ItemPill({ item, isFeatured = false }: ItemPillProps) {
  const { t } = useT('items');
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const held: HeldAs | null = useSelector((root: RootState) => selectHeld(root, item));
  if (held) {
    return (
      <Pill tone="accent" icon={checkIcon}>
        {t(HELD_TEXTS[held])}
      </Pill>
    );
  }
  const days = isVisitor ? freeDays(item) : 0;
  if (days > 0) return <Pill>{t('items.days_free', { count: days })}</Pill>;
  return isFeatured ? <Pill>{t('items.featured')}</Pill> : null;
}

/** Renders which modules an item brings along, before the press. [CRT-01] */
export function ItemHint({ item }: { readonly item: Item }) {
  const { t } = useT('items');
  const names = useSelector((root: RootState) => selectAlsoAdds(root, item));
  if (names === '') return null;
  return (
    <p className="item-hint" part="hint">
      <Icon shape={route} size="sm" />
      <span>{t('items.also_adds', { names })}</span>
    </p>
  );
}

/**
 * Renders the price, and below it what the button adds beside it: the first quantity of a metered module, and what the modules that it
 * needs cost. A reseller's member sees no amounts. [CRT-01, MKT-10, MNY-07]
 */
export function ItemCosts({ item }: { readonly item: Item }) {
  const { t } = useT('items');
  const money = useMarketMoney();
  const assets = useAssets();
  const count = useSelector((root: RootState) => selectAlsoCount(root, item));
  const costs = useSelector((root: RootState) => selectAlsoCosts(root, item));
  const held = useSelector((root: RootState) => selectHeld(root, item));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const module = item.kind === 'module' && item.site === null && item.price !== null ? item.module : null;
  const asset = module?.pricingType === 'USAGE' && held === null ? module.assetType : null;
  const line = module && newLine(module);
  const monthly = (amount: number) => {
    const { text } = money(amount, 'card');
    return asset ? withUnit(text, t('common.per_month')) : text;
  };
  return (
    <div className="item-costs">
      <ItemPrice item={item} />
      {asset && line && line.quantity > 1 && !isReseller && (
        <p className="muted sm num">
          {t('items.for_units', { amount: monthly(linePrice(line)), units: assets.count(asset, line.quantity) })}
        </p>
      )}
      {costs > 0 && !isReseller && (
        <p className="muted sm num">{t('items.also_costs', { count, amount: monthly(costs) })}</p>
      )}
    </div>
  );
}
