import { readStamp } from '../../contract/tab-message';
import { toStored } from '../../contract/to-stored';
import { toTemporaryCart } from '../../contract/temporary-cart';
import { isLaterStamp } from '../../domain/cart/stamp';
import type { CartPlan } from '../../domain/cart/types';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../state';
import type { Ports } from '../ports';

/** Persists the shown cart with its stamp. */
export function persistShownCart(getState: Effect['getState'], { storage }: Ports): void {
  const { cart, session } = getState();
  const { content, currency, trackingId, stamp } = cart;
  const { memberId } = session.account;
  storage.write(
    'cart',
    { ...toStored({ cart: content, currency, trackingId }), tab: stamp.tab, member: memberId },
    stamp.at,
  );
}

/** Persists the state for one Undo in the tab's storage, so that it survives a reload. [CRT-38] */
export function persistUndo(getState: Effect['getState'], { tabStorage }: Ports): void {
  const { former, notice, stamp } = getState().cart;
  if (former && notice)
    tabStorage.write('undo', { former: toStored({ ...former, trackingId: null }), notice }, stamp.at);
  else tabStorage.remove('undo');
}

/**
 * Persists the cart. For a visitor this copy is the truth; for a member it is shown until the server answers. A visitor's cart is
 * also stored for after registration. [STO-01, STO-03, STO-04, STO-07]
 */
export function persistCart(before: CartPlan | null, { getState, extra }: Pick<Effect, 'getState' | 'extra'>): void {
  const { cart, session } = getState();
  const { plan } = cart.content;
  const kept = readStamp(extra.storage.read('cart'));
  // A later cart of another tab is not overwritten; this tab receives it through the edit queue.
  if (kept && isLaterStamp(kept, cart.stamp)) return;
  persistShownCart(getState, extra);
  persistUndo(getState, extra);
  if (before && before.id !== plan?.id) extra.storage.write('previous_plan_id', before.id);
  if (!isVisitor(session.account)) return;
  if (plan) extra.storage.write('temporary_cart', toTemporaryCart(cart.content, cart.trackingId));
  else extra.storage.remove('temporary_cart');
}
