import { readAdded, toAddBody, toRemoveBody } from '../../contract/cart-writes';
import type { Failure } from '../../api/reply';
import { isPassing } from '../../api/retry';
import type { Quantity } from '../../domain/cart/quantity';
import type { Cart } from '../../domain/cart/types';
import type { CurrencyCode } from '../../domain/money/currency';
import type { CartWrite } from '../../domain/cart/writes';
import type { Outcome } from '../outcome';
import type { Effect } from '../state';
import {
  cartChanged,
  trackingIdReceived,
  upsellOffered,
  writeEnded,
  writeStarted,
  type CartNotice,
  type CartTarget,
} from '../slices/cart';
import { isMember, watchForgotten } from './account';
import { isFromPricing } from './location';
import { refetchCart } from './refetch-cart';
import { nextStampHere, broadcastCart } from './broadcast';
import { showFailure } from './ask-person';

/** Returns true if the server itself says that the item does not exist, in contrast to a proxy or a broken connection. */
const saysMissing = ({ fromJson, ownStatus }: Failure): boolean => fromJson && ownStatus === 404;

interface Add {
  readonly kind: 'plan' | 'module';
  readonly id: number;
  /** Quantities of metered modules, including this one's. */
  readonly entries?: readonly Quantity[];
  /** Codes of a plan's sub-packages. */
  readonly selected?: readonly string[];
  /** Campaign parameters of the package hash. [API-07, NAV-19] */
  readonly utm?: string;
  /** Key of the element that was pressed. */
  readonly origin?: string | null;
}

/** Result of a write: saved, gone already, or a failure. */
export type WriteResult = 'saved' | 'gone' | Failure;

/** Returns true if the server itself refuses the write for good, in contrast to one that is too busy for it now. */
export const isRefusal = (failure: Failure): boolean => {
  const { kind, fromJson, ownStatus } = failure;
  return kind === 'status' && fromJson && ownStatus >= 400 && ownStatus < 500 && !isPassing(failure);
};

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
  const pricing = api.pick?.isPricing ?? isFromPricing(origin, api);
  const isForgotten = watchForgotten(api);
  const reply = await api.extra.client.request('cartAdd', {
    body: toAddBody({ id, kind, pricing, entries, selected }),
    query: utm,
    idempotencyKey: api.pick?.key,
  });
  if (!reply.ok) return reply.failure;
  if (isForgotten()) return 'saved';
  const added = readAdded(reply.body);
  if (added?.trackingId) api.dispatch(trackingIdReceived(added.trackingId));
  if (added?.upsell) api.dispatch(upsellOffered(added.upsell));
  return 'saved';
}

/** Sends one removal. A 404 means that the item is gone already, and clears the update flag. [CRT-42] */
export async function takeOut(api: Effect, id: number): Promise<WriteResult> {
  const reply = await api.extra.client.request('cartRemove', { body: toRemoveBody(id) });
  if (reply.ok) return 'saved';
  if (!saysMissing(reply.failure)) return reply.failure;
  api.extra.storage.remove('cart_update');
  return 'gone';
}

/** Sends one removal. If the item was gone already, a member's page is out of date and reloads. [CRT-43] */
export async function sendRemove(api: Effect, id: number, origin: string | null): Promise<WriteResult> {
  const isForgotten = watchForgotten(api);
  const sent = await takeOut(api, id);
  if (sent === 'gone' && !isForgotten() && isMember(api.getState().session.account)) api.extra.reload(origin);
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

/** Sends writes one after the other. It stops at the first failure, and when the cart is forgotten. */
export async function sendWrites(api: Effect, writes: readonly CartWrite[]): Promise<WriteResult> {
  const isForgotten = watchForgotten(api);
  for (const write of writes) {
    if (isForgotten()) break;
    const sent = await sendWrite(api, write);
    if (sent !== 'saved' && sent !== 'gone') return sent;
  }
  return 'saved';
}

/** Marks the target as busy during a write, also if the write throws. */
export async function whileBusy<T>(api: Effect, target: CartTarget, write: () => Promise<T>): Promise<T> {
  api.dispatch(writeStarted(target));
  try {
    return await write();
  } finally {
    api.dispatch(writeEnded());
  }
}

/**
 * Saves a change as an optimistic update: shows the new cart at once, sends it, and rolls it back if the server refuses. A
 * member's cart is refetched afterwards. If `send` throws, the change stays, because it may have been written. If the cart is forgotten
 * meanwhile, nothing of it comes back; nothing is shown or sent for a member who has left before.
 */
export async function saveOptimistically(
  api: Effect,
  change: {
    readonly cart: Cart;
    /** Currency of the new cart, if it differs. */
    readonly currency?: CurrencyCode;
    readonly target: CartTarget;
    /** Notice to show for the change. */
    readonly notice?: CartNotice;
    /** True if one Undo restores the cart from before. */
    readonly undoable?: boolean;
    readonly origin: string | null;
  },
  send: () => Promise<WriteResult>,
): Promise<Outcome> {
  if (api.isOver?.()) return 'canceled';
  const { content: cart, currency, former, notice } = api.getState().cart;
  const { undoable, target, origin, ...changed } = change;
  api.dispatch(cartChanged({ ...changed, former: undoable ? { cart, currency } : null, stamp: nextStampHere(api) }));
  const isForgotten = watchForgotten(api);
  const sent = await whileBusy(api, target, send);
  if (isForgotten()) return 'canceled';
  const outcome = outcomeOf(sent);
  const isRefused = outcome === 'refused' || outcome === 'failed';
  // The rollback also restores the former Undo state.
  if (isRefused) api.dispatch(cartChanged({ cart, currency, former, notice, stamp: nextStampHere(api) }));
  if (sent !== 'gone') broadcastCart(api, isRefused);
  if (sent !== 'saved' && sent !== 'gone') await showFailure(api, sent, origin);
  if (isMember(api.getState().session.account)) await refetchCart(api);
  return outcome;
}
