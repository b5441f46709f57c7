import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { MAX_QUANTITY } from '../../../src/domain/cart/quantity';
import { freeDays } from '../../../src/domain/marketplace/facets';
import { explainItem, type PriceBreakdown } from '../../../src/domain/marketplace/price';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { addDays, dayOf } from '../../../src/domain/time/day';
import { setQuantity } from '../../../src/commands/set-quantity';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { ItemButton } from '../../../src/views/item-button';
import { ItemHint, ItemPrice, useMarketMoney } from '../../../src/views/item-price';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { useAssets } from '../../../src/hooks/use-assets';
import { useNow } from '../../../src/hooks/use-now';
import { useCommands } from '../../../src/hooks/use-commands';
import { selectHeld } from '../../../src/store/market/selectors';
import type { RootState } from '../../../src/store/state';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Headline } from './headline';
import { PriceExplanation } from './price-explanation';

/** What an item comes to for this person, as of when it was opened: a price that changes by the second cannot be checked. */
function usePriceOf(item: Item, { catalogue }: Market, quantity: number | undefined) {
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const now = useNow();
  const price = useMemo(
    () => explainItem(item, { cart, account, catalogue, now: new Date(now), quantity }),
    [item, cart, account, catalogue, now, quantity],
  );
  return { price, today: dayOf(now) };
}

interface BuyProps {
  readonly item: Item;
  readonly market: Market;
}

/** Renders the price, the price explanation, the quantity and the button of an item. [MKT-10, MNY-07] */
export function Buy(props: BuyProps) {
  const { item } = props;
  const { t } = useT('module_details');
  return (
    <aside className="buy" part="buy" aria-label={t('module_details.price_of', { name: item.title })}>
      {item.site === null ? <BuyHere {...props} /> : <BuyThere item={item} />}
    </aside>
  );
}

/** Renders an item that is sold on a site of its own: its price for information, and the way there. [MKT-15] */
function BuyThere({ item }: Pick<BuyProps, 'item'>) {
  const { t } = useT('module_details');
  return (
    <>
      <ItemPrice item={item} size="lg" />
      <ItemButton item={item} isFilled block />
      <p className="muted sm">{t('module_details.external')}</p>
    </>
  );
}

function BuyHere({ item, market }: BuyProps) {
  const { t } = useT('module_details', 'items', 'assets');
  const assets = useAssets();
  const money = useMarketMoney();
  const run = useCommands();
  const cart = useSelector(selectCart);
  const { isReadOnly } = useSelector(selectAccount);
  const user = useSelector(selectUserType);
  const held = useSelector((state: RootState) => selectHeld(state, item));
  const module = item.kind === 'module' ? item.module : null;
  const isCounted = module?.pricingType === 'USAGE' && item.price !== null && (held === null || held === 'cart');
  const [wanted, want] = useState(() => Math.max(1, module?.quantity ?? 1));
  const quantity = cart.lines[item.id]?.quantity ?? wanted;
  const { price, today } = usePriceOf(item, market, isCounted ? quantity : undefined);

  const change = (next: number): void => {
    if (held === 'cart') run(setQuantity(item.id, next));
    else want(next);
  };
  const units = module?.assetType ? assets.count(module.assetType, quantity) : String(quantity);
  const isPriced = price !== null && user !== 'reseller' && held !== 'bundled' && held !== 'default';
  const days = user === 'visitor' && isPriced ? freeDays(item) : 0;
  return (
    <>
      {user === 'reseller' ? (
        <p className="strong">{item.title}</p>
      ) : (
        <Headline item={item} price={isPriced ? price : null} units={isCounted ? units : null} />
      )}
      {isCounted && (
        <div className="cluster spread">
          <span className="medium">{units}</span>
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
      {days > 0 && isPriced && <FreeUntil price={price} ends={addDays(today, days)} />}
      <ItemHint item={item} />
      {isReadOnly && <p className="muted sm">{t('module_details.read_only')}</p>}
      {isPriced && <PriceExplanation item={item} price={price} />}
    </>
  );
}

/** Renders until when a visitor pays nothing, and what is paid then. [TRL-01] */
function FreeUntil({ price, ends }: { readonly price: PriceBreakdown; readonly ends: ReturnType<typeof addDays> }) {
  const { t } = useT('module_details');
  const language = useLanguage();
  const money = useMarketMoney();
  return (
    <p className="muted sm">
      {t('module_details.free_until', {
        date: formatDay(ends, language),
        amount: money(price.monthly, 'sum').text,
      })}
    </p>
  );
}
