import { readCart } from '../../contract/cart';
import { readAdded, toAddBody, toRemoveBody } from '../../contract/cart-writes';
import { emptiesCart, type Failure } from '../../api/reply';
import type { Quantity } from '../../domain/cart/quantity';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';
import { sameContent } from '../../domain/cart/same-content';
import type { Stamp } from '../../domain/cart/stamp';
import type { Effect } from '../create-store';
import {
  cartChanged,
  cartEmptied,
  cartReplied,
  cartTakenUp,
  trackingKnown,
  upsellOffered,
  writeEnded,
  writeStarted,
  type CartNotice,
  type CartTarget,
} from '../slices/cart';
import { isMember } from './account';
import { stampHere, tellCart } from './tell';
import { tellFailure } from './talk';

/** The reply's own word that it is not there, as against a proxy's or a broken connection. */
const saysMissing = ({ fromJson, ownStatus }: Failure): boolean => fromJson && ownStatus === 404;

interface Add {
  readonly kind: 'plan' | 'module';
  readonly id: number;
  /** Quantities of metered modules, this one's among them. */
  readonly entries?: readonly Quantity[];
  /** Campaign parameters of the package hash. [API-07, NAV-19] */
  readonly utm?: string;
}

/** What became of a write: done, or there was nothing to do, or what went wrong. */
export type Sent = 'saved' | 'gone' | Failure;

/** Sends one add. */
export async function sendAdd(api: Effect, { id, kind, entries, utm }: Add): Promise<Sent> {
  const reply = await api.extra.client.request('cartAdd', {
    body: toAddBody({ id, kind, pricing: true, entries }),
    query: utm,
  });
  if (!reply.ok) return reply.failure;
  const added = readAdded(reply.body);
  if (added?.trackingId) api.dispatch(trackingKnown(added.trackingId));
  if (added?.upsell) api.dispatch(upsellOffered(added.upsell));
  return 'saved';
}

/** Asks the server to take an item out. A 404 says that it is gone already, and clears the update flag. [CRT-42] */
export async function takeOut(api: Effect, id: number): Promise<Sent> {
  const reply = await api.extra.client.request('cartRemove', { body: toRemoveBody(id) });
  if (reply.ok) return 'saved';
  if (!saysMissing(reply.failure)) return reply.failure;
  api.extra.storage.remove('cart_update');
  return 'gone';
}

/** Sends one removal. Where the item was gone already, a member's page is out of date and reloads. [CRT-43] */
export async function sendRemove(api: Effect, id: number, origin: string | null): Promise<Sent> {
  const sent = await takeOut(api, id);
  if (sent === 'gone' && isMember(api.getState().session.account)) api.extra.reload(origin);
  return sent;
}

/**
 * Shows the new cart at once, writes it, and takes it back if the server refuses. A member's cart is read again
 * afterwards. @returns whether it is saved.
 */
export async function save(
  api: Effect,
  change: {
    readonly cart: Cart;
    /** Where it is another than the cart's. */
    readonly currency?: CurrencyCode;
    readonly target: CartTarget;
    readonly undoable?: boolean;
    readonly origin: string | null;
  },
  send: () => Promise<Sent>,
): Promise<boolean> {
  const { content: before, currency } = api.getState().cart;
  const former = change.undoable ? before : undefined;
  api.dispatch(cartChanged({ cart: change.cart, currency: change.currency, former, stamp: stampHere(api) }));
  api.dispatch(writeStarted(change.target));
  const sent = await send();
  api.dispatch(writeEnded());
  const isDone = sent === 'saved' || sent === 'gone';
  const isRefused = !isDone && sent.kind !== 'unknown-outcome';
  if (isRefused) api.dispatch(cartChanged({ cart: before, currency, stamp: stampHere(api) }));
  if (sent !== 'gone') tellCart(api, isRefused);
  if (!isDone) await tellFailure(api, sent, change.origin);
  if (isMember(api.getState().session.account)) await rereadCart(api);
  return isDone;
}

interface Reread {
  /** Nothing was shown before that anybody would miss. */
  readonly first?: boolean;
  /** Another tab changed it: what comes is shown, and not kept again. [STO-05] */
  readonly heard?: Stamp;
}

/**
 * Reads a member's cart. 200 rebuilds it; a JSON reply whose own status is 404 or 500 empties it; anything else
 * changes nothing. [CRT-36, CRT-37, CRT-38, CRT-65]
 */
export async function rereadCart(api: Effect, options: Reread = {}): Promise<void> {
  const reply = await api.extra.client.request('cart', { query: { pricing: 1 } });
  if (!reply.ok) {
    if (emptiesCart(reply.failure)) api.dispatch(cartEmptied());
    return;
  }
  const read = readCart(reply.body);
  if (!read) return;
  const { content, notice: shown } = api.getState().cart;
  const differs = !sameContent(read.cart, content);
  if (options.heard) {
    api.dispatch(cartTakenUp({ ...read, stamp: options.heard, notice: differs ? 'other-tab' : null }));
    return;
  }
  // Whoever hears of an upgrade knows why the cart is another.
  const notice: CartNotice = differs && !options.first && shown !== 'upgraded' ? 'server-differs' : null;
  api.dispatch(cartReplied({ ...read, notice }));
}
