import { repriced } from '../../domain/cart/reprice';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';
import type { Effect } from '../state';
import { selectShop } from '../selectors/catalogue';
import type { CartNotice } from '../slices/cart';
import { catalogueWith } from './catalogue';
import { askPerson } from './ask-person';

interface Priced {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly notice?: CartNotice;
}

/**
 * Returns the cart at the current catalogue's prices, so that new items can be added up with it. A cart that was filled in
 * another currency is repriced as a whole; if one of its items is not sold in the new one, it returns null and tells the person.
 * [CRT-61]
 */
export async function pricedAlike(api: Effect, origin: string | null): Promise<Priced | null> {
  const { content: cart, currency } = api.getState().cart;
  const shop = selectShop(api.getState());
  if (!cart.plan || !shop || shop.currency === currency) return { cart, currency: shop?.currency ?? currency };
  const modules = Object.values(cart.lines).map(({ module }) => module.id);
  const known = await catalogueWith({ plans: [cart.plan.id], modules }, origin, api);
  if (!known) return null;
  const anew = repriced(cart, known);
  if (anew) return { cart: anew, currency: known.currency, notice: 'repriced' };
  const vars = { currency: known.currency };
  await askPerson(
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
