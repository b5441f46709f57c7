import { readStoredCart } from '../../contract/stored-cart';
import { readSharedCart, readStamp } from '../../contract/tab-message';
import { cartCount } from '../../domain/cart/count';
import { sameContent } from '../../domain/cart/same-content';
import { isLaterStamp, type Stamp } from '../../domain/cart/stamp';
import type { SharedCart } from '../../domain/cart/tab-message';
import type { Effect } from '../state';
import { cartReplaced, cartRestored, type cartReceived } from '../slices/cart';
import { isMember, knownAccount } from './account';
import { isSuperseded, supersede, clearSuperseded } from './superseded';
import { persistShownCart } from './persist';
import { refetchCart } from './refetch-cart';
import { enqueueEdit } from './edit-queue';
import { isQuestion, withdraw } from './withdraw';

/** Returns the persisted cart if it is at least as new as the broadcast stamp. */
function keptSince(stamp: Stamp, { extra }: Effect): (SharedCart & { readonly stamp: Stamp }) | null {
  const kept = extra.storage.read('cart');
  const keptAt = readStamp(kept);
  const shared = readSharedCart(kept?.data);
  return keptAt && shared && !isLaterStamp(stamp, keptAt) ? { ...shared, stamp: keptAt } : null;
}

/**
 * Receives a broadcast cart of another tab: a member's cart is refetched, a visitor's comes with the message or from storage.
 * It waits for a write in flight, and withdraws an open question about the previous cart. Superseded broadcasts are ignored,
 * and nothing is written or broadcast again. [STO-05]
 */
export async function receiveCart(
  { stamp, shared }: ReturnType<typeof cartReceived>['payload'],
  api: Effect,
): Promise<void> {
  if (!isLaterStamp(stamp, api.getState().cart.stamp)) return;
  supersede(api.extra, stamp);
  withdraw(isQuestion, api);
  await enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    if (isSuperseded(api.extra, stamp)) return;
    clearSuperseded(api.extra);
    if (!isLaterStamp(stamp, api.getState().cart.stamp)) return;
    if (isMember(account)) return refetchCart(api, { heard: stamp });
    const found = shared ? { ...shared, stamp } : keptSince(stamp, api);
    if (!found) return;
    const isNew = !sameContent(found.cart, api.getState().cart.content);
    api.dispatch(cartReplaced({ ...found, notice: isNew ? 'other-tab' : null }));
  });
}

/** Persists this tab's cart again after a tab with an older state overwrote it; only the tab that made the cart does so. [STO-05] */
export function restoreCart({ getState, extra }: Effect): void {
  const { stamp } = getState().cart;
  if (stamp.tab !== extra.tabs.id) return;
  persistShownCart(getState, extra);
  extra.storage.write('cart_update', { tab: stamp.tab }, stamp.at);
}

/**
 * Shows the cart that a visitor has filled in another tab since the member signed out there. It leaves alone what a press has put into
 * the cart of this page meanwhile. [STO-03]
 */
export function showVisitorsCart({ getState, dispatch, extra }: Effect): void {
  const stored = extra.storage.read('cart');
  const kept = readStoredCart(stored?.data);
  if (kept && cartCount(getState().cart.content) === 0) dispatch(cartRestored({ ...kept, stamp: readStamp(stored) }));
}
