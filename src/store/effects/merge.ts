import type { Failure } from '../../api/reply';
import { readStoredCart } from '../../contract/stored-cart';
import { readMerged, readStoredMerge, toStoredMerge, type StoredMerge } from '../../contract/stored-merge';
import { readTemporaryCart } from '../../contract/temporary-cart';
import { emptyCart } from '../../domain/cart/empty-cart';
import { cartFromIds } from '../../domain/cart/from-ids';
import { heldCart } from '../../domain/cart/held';
import { proposeMerge, withAddOnsOf, type Merge } from '../../domain/cart/merge';
import { repriced } from '../../domain/cart/reprice';
import type { SharedCart } from '../../domain/cart/tab-message';
import type { Cart } from '../../domain/cart/types';
import { writesBetween, type CartWrite } from '../../domain/cart/writes';
import type { Catalogue, ModuleId } from '../../domain/catalogue/types';
import { inUse } from '../../domain/subscription/in-force';
import type { Account } from '../../domain/subscription/types';
import type { Effect } from '../state';
import { sessionPart } from '../kit/page-session';
import { platforms, selectSites } from '../resources/market';
import { cartEmptied } from '../slices/cart';
import { dialogOpened } from '../slices/dialogs';
import { loadShopWith, showReadFailure, withModulesOf } from './catalogue';
import { migrateFirst } from './migration';
import { hasNewerCart } from './superseded';
import { elsewhereSaid } from './elsewhere';
import { fetchServerCart, refetchCart, showServerCart } from './refetch-cart';
import { watchForgotten } from './account';
import { askPerson, showFailure } from './ask-person';
import { broadcastCart } from './broadcast';
import { enqueueEdit } from './edit-queue';
import { isRefusal, sendWrite, whileBusy } from './write';

/** Number of merged tracking ids that are remembered; the oldest go first. */
const REMEMBERED = 20;

const isMerged = (id: string | null, { extra }: Effect): boolean =>
  id !== null && readMerged(extra.storage.read('merged')?.data).includes(id);

/**
 * Persists a visitor's cart for the merge before the member's cart replaces it, once per tracking id.
 * @returns true if a merge is pending, also one that an earlier page left unfinished
 */
export function keepForMerge({ memberId }: Account, api: Effect): boolean {
  const { storage } = api.extra;
  const chosen = readTemporaryCart(storage.read('temporary_cart')?.data);
  if (chosen && !isMerged(chosen.tracking_id, api)) {
    const kept = readStoredCart(storage.read('cart')?.data);
    const isSame = kept?.trackingId === chosen.tracking_id && kept.cart.plan?.id === chosen.id;
    keep({ memberId, chosen, visitor: isSame ? kept : null, former: null, answer: null }, api);
  }
  storage.remove('temporary_cart');
  return readStoredMerge(storage.read('merge')?.data) !== null;
}

const keep = (waiting: StoredMerge, { extra }: Effect): void => extra.storage.write('merge', toStoredMerge(waiting));

/** Runs the pending merge. A mutex runs tabs one after the other, so that only the first finds a merge to do. */
export const mergePersisted = (account: Account, api: Effect): Promise<void> =>
  api.extra.tabs.alone(() => enqueueEdit(api.extra, () => merge(account, api)));

/** Returns the add-ons that the visitor chose beside those included in the package. */
const addOnsOf = ({ chosen }: StoredMerge): readonly ModuleId[] =>
  Object.keys(chosen.add_ons)
    .filter((id) => chosen.add_ons[id] === 0)
    .map(Number);

/**
 * Loads the catalogue for the merge. The visitor's items must load, so that none counts as unsold by mistake. If the member's
 * items cannot load, the server's own cart stands in for them.
 */
async function shopFor(found: StoredMerge, now: SharedCart, account: Account, api: Effect) {
  const { failure } = await loadShopWith({ plans: [found.chosen.id], modules: addOnsOf(found) }, api);
  if (failure) return { shop: null, failure };
  const carts = [now.cart, ...(found.former ? [found.former.cart] : [])];
  const held = inUse(account);
  const lines = carts.flatMap((cart) => Object.keys(cart.lines)).map(Number);
  const all = { plans: held ? [held.planId] : [], modules: [...lines, ...(held?.moduleIds ?? [])] };
  const { shop, failure: unread } = await loadShopWith(all, api);
  const isWhole = !unread || shop?.currency !== now.currency;
  const whole = shop && (isWhole ? shop : carts.reduceRight((sum, cart) => withModulesOf(cart, sum), shop));
  // Says which add-ons an external site sells; without it the server refuses these.
  if (addOnsOf(found).length > 0) await api.dispatch(platforms.read());
  return { shop: whole && { ...whole, sites: selectSites(api.getState()) }, failure: null, unread };
}

/**
 * True, for the life of the page, once the person was told that the visitor's items cannot be read. The merge stays pending,
 * and each session answer retries it.
 */
const TOLD = sessionPart(() => ({ isTold: false }));

async function tellOnce(failure: Failure, api: Effect): Promise<void> {
  const told = api.extra.pageSession.of(TOLD);
  if (told.isTold) return;
  told.isTold = true;
  await showReadFailure(failure, null, api);
}

/** Returns the member's cart to merge into, with add-ons restored that an interrupted merge may have removed. */
function baseOf({ former, chosen }: StoredMerge, now: Cart, catalogue: Catalogue): Cart {
  const isOurs = former && (now.plan?.id === former.cart.plan?.id || now.plan?.id === chosen.id);
  return isOurs ? withAddOnsOf(now, [former.cart], catalogue) : now;
}

/**
 * Tells whether the merge begins with what is held, which has to be known then: add-ons on top of an empty cart would become a
 * cart of their own without the held package, and the held package itself would come without its add-ons.
 */
function beginsWithHeld(base: Cart, merged: Merge, account: Account): boolean {
  const held = inUse(account)?.planId;
  const { plan } = merged.accepted;
  if (held === undefined || merged.accepted === base) return false;
  return (!base.plan && merged.accepted === merged.declined) || (plan?.id === held && base.plan?.id !== held);
}

async function merge(account: Account, api: Effect): Promise<void> {
  const found = readStoredMerge(api.extra.storage.read('merge')?.data);
  if (!found || isMerged(found.chosen.tracking_id, api)) return forget(found, api);
  // Another account has come meanwhile, whose own merge follows.
  if (api.getState().session.account.memberId !== account.memberId) return;
  const isForgotten = watchForgotten(api);
  const server = await fetchServerCart(api);
  if (server === 'broken') api.dispatch(cartEmptied());
  if (server === 'broken' || server === 'unknown') return;
  const now: SharedCart =
    server === 'missing' ? { cart: emptyCart, currency: account.currency, trackingId: null } : server;
  // A cart made by the sales team takes no merge.
  if (server !== 'missing') showServerCart(server, api, { first: true });
  if (server !== 'missing' && server.isInternal) return;
  const { shop, failure, unread } = await shopFor(found, now, account, api);
  if (failure) return tellOnce(failure, api);
  if (!shop || isForgotten()) return;

  // The merge was begun for another member, so that member's data are dropped.
  const kept = found.memberId === account.memberId ? found : { ...found, former: null, answer: null };
  const { chosen } = kept;
  const visitor = kept.visitor?.cart ?? cartFromIds(chosen.id, addOnsOf(kept), shop);
  const base = baseOf(kept, now.cart, shop);
  const merged = proposeMerge(base, visitor, shop, account);
  if (unread && beginsWithHeld(base, merged, account)) return tellOnce(unread, api);
  const { question } = merged;
  const asks = question !== null && kept.answer === null;
  const answer = asks ? await askPerson(api, { kind: 'confirm', confirmation: question }, null) : (kept.answer ?? 'ok');
  if (isForgotten()) return;
  // Another tab changed the cart during the question, so the merge is queued again behind that cart.
  if (asks && hasNewerCart(api.extra)) return void mergePersisted(account, api);
  // The merge stays pending: the session after the migration finds it and asks the remaining questions.
  if (answer === 'ok' && question?.type === 'legacy-migrate') return migrateFirst(null, null, api);
  const former = kept.former ?? { cart: now.cart, currency: now.currency, trackingId: now.trackingId };
  keep({ ...kept, memberId: account.memberId, former, answer }, api);

  const target = answer === 'ok' ? merged.accepted : merged.declined;
  const writes = writesBetween(now.cart, target, shop, heldCart(account, shop));
  const { failure: trouble, isChanged } = await tellServer(writes, api);
  if (isForgotten()) return;
  if (trouble && !isRefusal(trouble)) return showFailure(api, trouble, null);
  forget(kept, api);
  const undone = answer === 'ok' ? former : accepted(merged, shop);
  const isNews = former.cart.plan !== null && (isChanged || answer === 'cancel');
  await refetchCart(api, isNews ? { because: { notice: 'merged', former: undone } } : { first: true });
  broadcastCart(api);
  const left = merged.elsewhere.filter(({ id }) => !target.lines[id]);
  const said = elsewhereSaid(left, shop);
  // Nothing waits for the answer, so the cart can be changed while the person reads.
  if (said) api.dispatch(dialogOpened({ kind: 'info', title: { key: 'dialogs.merge_partial_title' }, ...said }));
  if (trouble) await showFailure(api, trouble, null);
}

/** Returns the merged cart that the person declined, so that one Undo can restore it. */
function accepted(merged: Merge, shop: Catalogue): SharedCart | null {
  const cart = repriced(merged.accepted, shop);
  return cart && { cart, currency: shop.currency, trackingId: null };
}

/** Marks the tracking id as merged and deletes the pending merge. */
function forget(found: StoredMerge | null, api: Effect): void {
  const { storage } = api.extra;
  const id = found?.chosen.tracking_id;
  const known = readMerged(storage.read('merged')?.data);
  if (id && !known.includes(id)) storage.write('merged', [...known, id].slice(-REMEMBERED));
  storage.remove('merge');
}

/**
 * Sends all writes. Items that the server refuses are left out, and the first refusal is returned; any other failure stops, and the
 * next page retries.
 */
async function tellServer(writes: readonly CartWrite[], api: Effect) {
  let [failure, isChanged]: [Failure | null, boolean] = [null, false];
  if (writes.length === 0) return { failure, isChanged };
  const isForgotten = watchForgotten(api);
  return whileBusy(api, { kind: 'cart', id: 0 }, async () => {
    for (const one of writes) {
      if (isForgotten()) break;
      const sent = await sendWrite(api, one);
      if (sent === 'saved' || sent === 'gone') isChanged = true;
      else if (!isRefusal(sent)) return { failure: sent, isChanged };
      else failure ??= sent;
    }
    return { failure, isChanged };
  });
}
