import { readAdded, toAddBody, toRemoveBody } from '../../contract/cart-writes';
import type { Failure } from '../../api/reply';
import type { Quantity } from '../../domain/cart/quantity';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';
import type { CartWrite } from '../../domain/cart/writes';
import type { Outcome } from '../outcome';
import type { Effect } from '../state';
import {
  cartChanged,
  trackingKnown,
  upsellOffered,
  writeEnded,
  writeStarted,
  type CartNotice,
  type CartTarget,
} from '../slices/cart';
import { isMember } from './account';
import { isFromPricing } from './location';
import { refetchCart } from './refetch-cart';
import { nextStampHere, broadcastCart } from './broadcast';
import { showFailure } from './ask-person';

/** The reply's own word that it is not there, as against a proxy's or a broken connection. */
const saysMissing = ({ fromJson, ownStatus }: Failure): boolean => fromJson && ownStatus === 404;

interface Add {
  readonly kind: 'plan' | 'module';
  readonly id: number;
  /** Quantities of metered modules, this one's among them. */
  readonly entries?: readonly Quantity[];
  /** Codes of a plan's sub-packages. */
  readonly selected?: readonly string[];
  /** Campaign parameters of the package hash. [API-07, NAV-19] */
  readonly utm?: string;
  /** The element that was pressed. */
  readonly origin?: string | null;
}

/** What became of a write: done, or there was nothing to do, or what went wrong. */
export type WriteResult = 'saved' | 'gone' | Failure;

/** The server's own word that it never takes this. */
export const isRefusal = ({ kind, fromJson, ownStatus }: Failure): boolean =>
  kind === 'status' && fromJson && ownStatus >= 400 && ownStatus < 500;

const outcomeOf = (sent: WriteResult): Outcome => {
  if (sent === 'saved' || sent === 'gone') return 'done';
  if (sent.kind === 'unknown-outcome') return 'unknown';
  return isRefusal(sent) ? 'refused' : 'failed';
};

/** Sends one add. */
export async function sendAdd(
  api: Effect,
  { id, kind, entries, selected, utm, origin = null }: Add,
): Promise<WriteResult> {
  const reply = await api.extra.client.request('cartAdd', {
    body: toAddBody({ id, kind, pricing: isFromPricing(origin, api), entries, selected }),
    query: utm,
  });
  if (!reply.ok) return reply.failure;
  const added = readAdded(reply.body);
  if (added?.trackingId) api.dispatch(trackingKnown(added.trackingId));
  if (added?.upsell) api.dispatch(upsellOffered(added.upsell));
  return 'saved';
}

/** Asks the server to take an item out. A 404 says that it is gone already, and clears the update flag. [CRT-42] */
export async function takeOut(api: Effect, id: number): Promise<WriteResult> {
  const reply = await api.extra.client.request('cartRemove', { body: toRemoveBody(id) });
  if (reply.ok) return 'saved';
  if (!saysMissing(reply.failure)) return reply.failure;
  api.extra.storage.remove('cart_update');
  return 'gone';
}

/** Sends one removal. Where the item was gone already, a member's page is out of date and reloads. [CRT-43] */
export async function sendRemove(api: Effect, id: number, origin: string | null): Promise<WriteResult> {
  const sent = await takeOut(api, id);
  if (sent === 'gone' && isMember(api.getState().session.account)) api.extra.reload(origin);
  return sent;
}

/** Sends one write of a sequence. */
export const sendWrite = (api: Effect, write: CartWrite): Promise<WriteResult> => {
  if (write.kind === 'remove') return takeOut(api, write.id);
  if (write.kind === 'add-plan') {
    const { id, entries, selected } = write;
    return sendAdd(api, { kind: 'plan', id, entries, selected });
  }
  const { id, entries } = write;
  return sendAdd(api, { kind: 'module', id, entries: entries.length > 0 ? entries : undefined });
};

/** Sends one after the other and stops at the first failure. */
export async function sendWrites(api: Effect, writes: readonly CartWrite[]): Promise<WriteResult> {
  for (const write of writes) {
    const sent = await sendWrite(api, write);
    if (sent !== 'saved' && sent !== 'gone') return sent;
  }
  return 'saved';
}

/** Says what is being written as long as it is. A throw ends the write as well. */
export async function whileBusy<T>(api: Effect, target: CartTarget, write: () => Promise<T>): Promise<T> {
  api.dispatch(writeStarted(target));
  try {
    return await write();
  } finally {
    api.dispatch(writeEnded());
  }
}

/**
 * Shows the new cart at once, writes it, and takes it back if the server refuses. A member's cart is read again
 * afterwards. Where `send` throws, the change stays, since it may have been written.
 */
export async function saveOptimistically(
  api: Effect,
  change: {
    readonly cart: Cart;
    /** Where it is another than the cart's. */
    readonly currency?: CurrencyCode;
    readonly target: CartTarget;
    /** What is said of it. */
    readonly notice?: CartNotice;
    /** One Undo takes it back. */
    readonly undoable?: boolean;
    readonly origin: string | null;
  },
  send: () => Promise<WriteResult>,
): Promise<Outcome> {
  const { content: cart, currency, former, notice } = api.getState().cart;
  const { undoable, target, origin, ...changed } = change;
  api.dispatch(cartChanged({ ...changed, former: undoable ? { cart, currency } : null, stamp: nextStampHere(api) }));
  const sent = await whileBusy(api, target, send);
  const outcome = outcomeOf(sent);
  const isRefused = outcome === 'refused' || outcome === 'failed';
  // All is as it was, and so is what Undo would have brought back.
  if (isRefused) api.dispatch(cartChanged({ cart, currency, former, notice, stamp: nextStampHere(api) }));
  if (sent !== 'gone') broadcastCart(api, isRefused);
  if (sent !== 'saved' && sent !== 'gone') await showFailure(api, sent, origin);
  if (isMember(api.getState().session.account)) await refetchCart(api);
  return outcome;
}
