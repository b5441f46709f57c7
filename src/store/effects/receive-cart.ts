import { readSharedCart, readStamp } from '../../contract/tab-message';
import { sameContent } from '../../domain/cart/same-content';
import { isLater, type Stamp } from '../../domain/cart/stamp';
import type { SharedCart } from '../../domain/cart/tab-message';
import type { Effect } from '../state';
import { cartTakenUp, type cartHeard } from '../slices/cart';
import { dialogAnswered } from '../slices/dialogs';
import { isMember, knownAccount } from './account';
import { isSuperseded, supersede, clearSuperseded } from './superseded';
import { persistShownCart } from './persist';
import { refetchCart } from './refetch-cart';
import { isQuestion } from './ask-person';
import { enqueueEdit } from './edit-queue';

/** Returns the persisted cart if it is at least as new as the broadcast stamp. */
function keptSince(stamp: Stamp, { extra }: Effect): (SharedCart & { readonly stamp: Stamp }) | null {
  const kept = extra.storage.read('cart');
  const keptAt = readStamp(kept);
  const shared = readSharedCart(kept?.data);
  return keptAt && shared && !isLater(stamp, keptAt) ? { ...shared, stamp: keptAt } : null;
}

/**
 * Takes up the cart of another tab: a member's is read again, a visitor's comes with the message or out of storage. A
 * question that is open about the cart as it was is withdrawn; a write that is under way ends first. Of several changes
 * the newest is looked at, and nothing is written or told again. [STO-05]
 */
export async function receiveCart(
  { stamp, shared }: ReturnType<typeof cartHeard>['payload'],
  api: Effect,
): Promise<void> {
  if (!isLater(stamp, api.getState().cart.stamp)) return;
  supersede(api.extra, stamp);
  for (const dialog of api.getState().dialogs.queue) {
    if (isQuestion(dialog)) api.dispatch(dialogAnswered({ id: dialog.id, answer: 'cancel' }));
  }
  await enqueueEdit(api.extra, async () => {
    const account = await knownAccount(api);
    if (isSuperseded(api.extra, stamp)) return;
    clearSuperseded(api.extra);
    if (!isLater(stamp, api.getState().cart.stamp)) return;
    if (isMember(account)) return refetchCart(api, { heard: stamp });
    const found = shared ? { ...shared, stamp } : keptSince(stamp, api);
    if (!found) return;
    const isNew = !sameContent(found.cart, api.getState().cart.content);
    api.dispatch(cartTakenUp({ ...found, notice: isNew ? 'other-tab' : null }));
  });
}

/** Persists this tab's cart again after a tab with an older state overwrote it; only the tab that made the cart does so. [STO-05] */
export function restoreCart({ getState, extra }: Effect): void {
  const { stamp } = getState().cart;
  if (stamp.tab !== extra.tabs.id) return;
  persistShownCart(getState, extra);
  extra.storage.write('cart_update', { tab: stamp.tab }, stamp.at);
}
