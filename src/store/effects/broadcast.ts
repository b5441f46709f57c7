import { readStamp } from '../../contract/tab-message';
import { laterStamp, NO_STAMP, nextStamp, type Stamp } from '../../domain/cart/stamp';
import type { Effect } from '../state';
import { cartStamped } from '../slices/cart';
import { isMember } from './account';

type Here = Pick<Effect, 'getState' | 'dispatch' | 'extra'>;

/** Returns the stamp for a change that this tab makes now. [STO-05] */
export function nextStampHere({ getState, extra }: Pick<Here, 'getState' | 'extra'>): Stamp {
  const kept = readStamp(extra.storage.read('cart')) ?? NO_STAMP;
  return nextStamp(laterStamp(getState().cart.stamp, kept), extra.tabs.id, Date.now());
}

/**
 * Broadcasts the cart to the other tabs. A member's cart is on the server, so only saved changes count; a visitor's cart goes
 * along with the message, also after a rollback, because a tab opened meanwhile may have read the change. [STO-05]
 */
export function broadcastCart(api: Here, isRefused = false): void {
  const isOnServer = isMember(api.getState().session.account);
  if (isOnServer && isRefused) return;
  if (isOnServer) api.dispatch(cartStamped(nextStampHere(api)));
  const { content, currency, trackingId, stamp } = api.getState().cart;
  const shared = isOnServer ? null : { cart: content, currency, trackingId };
  api.extra.tabs.broadcast({ kind: 'cart', stamp, shared });
}
