import { useState } from 'react';
import { useSelector } from 'react-redux';
import { MAX_QUANTITY } from '../../../src/domain/cart/quantity';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { setQuantity } from '../../../src/commands/set-quantity';
import { useT } from '../../../src/i18n/use-t';
import { ItemButton } from '../../../src/views/item-button';
import { ItemHint, ItemPrice, useMarketMoney } from '../../../src/views/item-price';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { useAssets } from '../../../src/hooks/use-assets';
import { useCommands } from '../../../src/hooks/use-commands';
import { selectHeld } from '../../../src/store/market/selectors';
import type { RootState } from '../../../src/store/state';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Price } from '../../../src/ui/price';
import { usePriceOf } from './use-price-of';
import { PriceExplanation } from './price-explanation';

interface BuyProps {
  readonly item: Item;
  readonly market: Market;
}

/** What it costs and why, how many of it, and the button. [MKT-10, MNY-07] */
export function Buy({ item, market }: BuyProps) {
  const { t } = useT('module_details', 'items', 'assets');
  const assets = useAssets();
  const money = useMarketMoney();
  const run = useCommands();
  const cart = useSelector(selectCart);
  const { isReadOnly } = useSelector(selectAccount);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const held = useSelector((state: RootState) => selectHeld(state, item));
  const module = item.kind === 'module' ? item.module : null;
  const isCounted = module?.pricingType === 'USAGE' && item.price !== null && (held === null || held === 'cart');
  const [wanted, want] = useState(() => Math.max(1, module?.quantity ?? 1));
  const quantity = cart.lines[item.id]?.quantity ?? wanted;
  const price = usePriceOf(item, market, isCounted ? quantity : undefined);

  const change = (next: number): void => {
    if (held === 'cart') run(setQuantity(item.id, next));
    else want(next);
  };
  const counted = module?.assetType ? assets.count(module.assetType, quantity) : String(quantity);
  const isPriced = price !== null && !isReseller && held !== 'bundled' && held !== 'default';
  // What a press adds is the headline; the rows below say what it is made of.
  const sum = isPriced && price.rows.some(({ kind }) => kind === 'also') ? price.monthly : null;
  return (
    <aside className="buy" part="buy" aria-label={t('module_details.price_of', { name: item.title })}>
      {isReseller ? <p className="strong">{item.title}</p> : <Headline item={item} sum={sum} />}
      {isCounted && module && (
        <div className="cluster spread">
          <span className="medium">{counted}</span>
          <QuantityStepper
            value={quantity}
            name={t('module_details.quantity', { name: item.title })}
            min={1}
            max={MAX_QUANTITY}
            onChange={change}
          />
        </div>
      )}
      <ItemButton
        item={item}
        isFilled
        block
        quantity={isCounted ? quantity : undefined}
        label={
          isPriced && price.monthly > 0
            ? t('module_details.add_for', { amount: money(price.monthly, 'card').text })
            : undefined
        }
      />
      <ItemHint item={item} />
      {isReadOnly && <p className="muted sm">{t('module_details.read_only')}</p>}
      {isPriced && <PriceExplanation item={item} price={price} />}
    </aside>
  );
}

/** What all of it costs a month where something comes along, else the item's own price. */
function Headline({ item, sum }: { readonly item: Item; readonly sum: number | null }) {
  const { t } = useT();
  const money = useMarketMoney();
  if (sum === null) return <ItemPrice item={item} size="lg" />;
  return <Price amount={money(sum, 'card')} period={t('common.per_month')} />;
}
