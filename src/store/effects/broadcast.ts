import { readStamp } from '../../contract/tab-message';
import { later, NEVER, nextStamp, type Stamp } from '../../domain/cart/stamp';
import type { Effect } from '../state';
import { cartStamped } from '../slices/cart';
import { isMember } from './account';

type Here = Pick<Effect, 'getState' | 'dispatch' | 'extra'>;

/** For a change that is made now, in this tab. [STO-05] */
export function nextStampHere({ getState, extra }: Pick<Here, 'getState' | 'extra'>): Stamp {
  const kept = readStamp(extra.storage.read('cart')) ?? NEVER;
  return nextStamp(later(getState().cart.stamp, kept), extra.tabs.id, Date.now());
}

/**
 * Tells the other tabs what the cart has become. A member's is on the server, where it counts when it was saved; a
 * visitor's goes along, and also where it was taken back, because a tab opened meanwhile has read it. [STO-05]
 */
export function broadcastCart(api: Here, isRefused = false): void {
  const isOnServer = isMember(api.getState().session.account);
  if (isOnServer && isRefused) return;
  if (isOnServer) api.dispatch(cartStamped(nextStampHere(api)));
  const { content, currency, trackingId, stamp } = api.getState().cart;
  const shared = isOnServer ? null : { cart: content, currency, trackingId };
  api.extra.tabs.broadcast({ kind: 'cart', stamp, shared });
}
