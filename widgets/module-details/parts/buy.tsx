import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { MAX_QUANTITY } from '../../../src/domain/cart/quantity';
import { explainItem } from '../../../src/domain/marketplace/price';
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
import { PriceExplanation } from './price-explanation';

/** What an item comes to for this person, as of when it was opened: a price that changes by the second cannot be checked. */
function usePriceOf(item: Item, { catalogue }: Market, quantity: number | undefined) {
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const [now] = useState(() => new Date());
  return useMemo(
    () => explainItem(item, { cart, account, catalogue, now, quantity }),
    [item, cart, account, catalogue, now, quantity],
  );
}

interface BuyProps {
  readonly item: Item;
  readonly market: Market;
}

/** Renders the price, the price explanation, the quantity and the button of an item. [MKT-10, MNY-07] */
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
  // The headline shows everything that the button adds; the rows of the explanation below split that sum.
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

/** Renders the monthly total if other modules are added along; otherwise the item's own price. */
function Headline({ item, sum }: { readonly item: Item; readonly sum: number | null }) {
  const { t } = useT();
  const money = useMarketMoney();
  if (sum === null) return <ItemPrice item={item} size="lg" />;
  return <Price amount={money(sum, 'card')} period={t('common.per_month')} />;
}
