import { readCart, type CartReply } from '../../contract/cart';
import type { CartLine } from '../../domain/cart/types';
import type { ModuleId } from '../../domain/catalogue/types';
import { moduleForReseller } from '../../domain/catalogue/for-reseller';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../state';
import { loadShopWith } from './catalogue';

const isPriced = ({ unpriced }: CartReply): boolean => unpriced.plans.length + unpriced.modules.length === 0;

/**
 * Returns true if the server's totals make up for missing prices. The price of a package follows from them, unless another price
 * is missing too.
 */
const isInTotals = ({ totals, unpriced, cart }: CartReply): boolean =>
  totals !== null && (unpriced.plans.length === 0 || cart.plan?.price !== null);

/** Returns true if all items have a title. */
const isNamed = ({ cart: { plan, lines } }: CartReply): boolean =>
  plan?.title !== '' && Object.values(lines).every(({ module }) => module.title !== '');

/** Prepares a cart without prices for a reseller's member, who may order it all the same. [PRC-30] */
const cartForReseller = (reply: CartReply): CartReply => {
  const lines: Record<ModuleId, CartLine> = {};
  for (const line of Object.values(reply.cart.lines))
    lines[line.module.id] = { ...line, module: moduleForReseller(line.module) };
  return { ...reply, cart: { ...reply.cart, lines } };
};

/**
 * Reads a cart reply and completes names and prices from the catalogue. A cart with an unpriced item is accepted only if the
 * server gives totals, or for a reseller's member, who sees no prices.
 */
export async function pricedCart(body: unknown, api: Effect): Promise<CartReply | null> {
  const read = readCart(body);
  const seesNoPrices = isReseller(api.getState().session.account);
  if (!read || isPriced(read)) return read;
  if (seesNoPrices && isNamed(read)) return cartForReseller(read);
  const { shop } = await loadShopWith(read.unpriced, api);
  const cart = readCart(body, shop ?? undefined);
  if (cart && seesNoPrices) return cartForReseller(cart);
  if (cart && (isPriced(cart) || isInTotals(cart))) return cart;
  api.extra.emit('error', { code: 500, message: 'cart.unread', surface: 'cart' }, null);
  return null;
}
