import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { explainItem, type PriceBreakdown } from '../../../src/domain/marketplace/price';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { selectCart } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';

/** What an item comes to for this person, as of when it was opened: a price that changes by the second cannot be checked. */
export function usePriceOf(item: Item, { catalogue }: Market, quantity: number | undefined): PriceBreakdown | null {
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const [now] = useState(() => new Date());
  return useMemo(
    () => explainItem(item, { cart, account, catalogue, now, quantity }),
    [item, cart, account, catalogue, now, quantity],
  );
}
