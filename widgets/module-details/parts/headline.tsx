import type { PriceBreakdown } from '../../../src/domain/marketplace/price';
import type { Item } from '../../../src/domain/marketplace/types';
import { withUnit } from '../../../src/i18n/format';
import { useT } from '../../../src/i18n/use-t';
import { ItemPrice, useMarketMoney } from '../../../src/views/item-price';
import { useAssets } from '../../../src/hooks/use-assets';
import { Price } from '../../../src/ui/price';

interface HeadlineProps {
  readonly item: Item;
  /** The price for this person; null if the item costs this person nothing. */
  readonly price: PriceBreakdown | null;
  /** The chosen quantity in words, of a metered module. */
  readonly units: string | null;
}

/**
 * Renders the sum that the button adds a month, above it what it is for, and below it the price of one unit. Rows further below
 * explain the sum. An item that is sold as it is has its own price alone. [MNY-07]
 */
export function Headline({ item, price, units }: HeadlineProps) {
  const { t } = useT('module_details', 'items', 'assets');
  const money = useMarketMoney();
  const assets = useAssets();
  const needs = price?.rows.filter(({ kind }) => kind === 'also').length ?? 0;
  const module = item.kind === 'module' ? item.module : null;
  if (!price || !module || (units === null && needs === 0) || price.monthly === 0)
    return <ItemPrice item={item} size="lg" />;

  const base = price.rows.find(({ kind }) => kind === 'base');
  const included = price.rows.find(({ kind }) => kind === 'included');
  const count = (quantity: number) => (module.assetType ? assets.count(module.assetType, quantity) : String(quantity));
  const of = [
    units === null ? item.title : t('module_details.for_count', { units }),
    needs > 0 && t('module_details.with_needs', { count: needs }),
  ];
  const unit = units !== null &&
    base && [
      withUnit(money(base.unitPrice, 'card').text, assets.unit(module)),
      included && t('module_details.units_included', { units: count(included.quantity) }),
    ];
  return (
    <div className="headline">
      <p className="muted sm">{of.filter(Boolean).join(', ')}</p>
      <Price amount={money(price.monthly, 'card')} period={t('common.per_month')} />
      {unit && <p className="muted sm num">{unit.filter(Boolean).join(', ')}</p>}
    </div>
  );
}
