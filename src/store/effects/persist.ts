import { toTemporaryCart } from '../../contract/temporary-cart';
import type { CartPlan } from '../../domain/cart/types';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../create-store';

/**
 * Keeps the cart: for a visitor the truth, for a member what is shown until the server answers. A visitor's choice that
 * must survive registration is kept beside it. [STO-01, STO-03, STO-04, STO-07]
 */
export function persistCart(before: CartPlan | null, { getState, extra }: Pick<Effect, 'getState' | 'extra'>): void {
  const { cart, session } = getState();
  const { plan } = cart.content;
  extra.storage.write('cart', { cart: cart.content, currency: cart.currency, trackingId: cart.trackingId });
  if (before && before.id !== plan?.id) extra.storage.write('previous_plan_id', before.id);
  if (!isVisitor(session.account)) return;
  if (plan) extra.storage.write('temporary_cart', toTemporaryCart(cart.content, cart.trackingId));
  else extra.storage.remove('temporary_cart');
}
