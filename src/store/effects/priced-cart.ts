import { readCart, type CartReply } from '../../contract/cart';
import type { CartLine } from '../../domain/cart/types';
import type { ModuleId } from '../../domain/catalogue/types';
import { untoldModule } from '../../domain/catalogue/untold';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../state';
import { shopWith } from './catalogue';

const isPriced = ({ unpriced }: CartReply): boolean => unpriced.plans.length + unpriced.modules.length === 0;

/** Whether the totals stand in for what has no price: of a package they say what it costs, unless something else lacks its price. */
const isInTotals = ({ totals, unpriced, cart }: CartReply): boolean =>
  totals !== null && (unpriced.plans.length === 0 || cart.plan?.price !== null);

/** Whether all of it has a name that can be shown. */
const isNamed = ({ cart: { plan, lines } }: CartReply): boolean =>
  plan?.title !== '' && Object.values(lines).every(({ module }) => module.title !== '');

/** A cart without prices, as a reseller's member may order it. [PRC-30] */
const untoldCart = (reply: CartReply): CartReply => {
  const lines: Record<ModuleId, CartLine> = {};
  for (const line of Object.values(reply.cart.lines))
    lines[line.module.id] = { ...line, module: untoldModule(line.module) };
  return { ...reply, cart: { ...reply.cart, lines } };
};

/**
 * A cart of ids alone gets its names and prices from what is for sale. One with an item of no known price is shown where the server tells
 * what all of it costs, and to a reseller's member, who is told no prices.
 */
export async function pricedCart(body: unknown, api: Effect): Promise<CartReply | null> {
  const read = readCart(body);
  const isUntold = isReseller(api.getState().session.account);
  if (!read || isPriced(read)) return read;
  if (isUntold && isNamed(read)) return untoldCart(read);
  const { shop } = await shopWith(read.unpriced, api);
  const cart = readCart(body, shop ?? undefined);
  if (cart && isUntold) return untoldCart(cart);
  if (cart && (isPriced(cart) || isInTotals(cart))) return cart;
  api.extra.emit('error', { code: 500, message: 'cart.unread', surface: 'cart' }, null);
  return null;
}
