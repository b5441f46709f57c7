import { repriced } from '../../domain/cart/reprice';
import type { Cart } from '../../domain/cart/types';
import type { Catalogue } from '../../domain/catalogue/types';
import type { CurrencyCode } from '../../domain/money/currency';
import type { Effect } from '../create-store';
import { read } from '../read';
import { selectShop } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { readAt } from '../slices/reads';
import type { CartNotice } from '../slices/cart';
import { ask } from './talk';

/** All that is sold, read now where it was not yet; null where it can't be. */
export async function wholeShop(api: Effect): Promise<Catalogue | null> {
  const scope = selectReadScope(api.getState());
  await api.dispatch(read('products', scope));
  return readAt(api.getState().reads, 'products', scope).data && selectShop(api.getState());
}

interface Priced {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly notice?: CartNotice;
}

/**
 * The cart at the prices of what is for sale, so that what comes in can be added up. One that was filled in another currency
 * is priced anew, all of it; where something of it is not sold now, nothing is added and the person is told. [CRT-61]
 */
export async function pricedAlike(api: Effect, origin: string | null): Promise<Priced | null> {
  const { content: cart, currency } = api.getState().cart;
  const shop = selectShop(api.getState());
  if (!cart.plan || !shop || shop.currency === currency) return { cart, currency: shop?.currency ?? currency };
  const known = repriced(cart, shop);
  const anew = known ?? repriced(cart, (await wholeShop(api)) ?? shop);
  if (anew) return { cart: anew, currency: shop.currency, notice: 'repriced' };
  const vars = { currency: shop.currency };
  await ask(
    api,
    {
      kind: 'info',
      title: { key: 'dialogs.other_currency_title', vars },
      text: { key: 'dialogs.other_currency', vars },
    },
    origin,
  );
  return null;
}
