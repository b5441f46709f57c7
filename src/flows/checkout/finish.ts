import { readSession } from '../../contract/session';
import { emptyCart } from '../../domain/cart/empty-cart';
import type { Order } from '../../domain/checkout/order';
import type { Effect } from '../../store/state';
import { isAt } from '../../store/effects/location';
import { fetchServerCart, showServerCart } from '../../store/effects/refetch-cart';
import { nextStampHere } from '../../store/effects/broadcast';
import { cartChanged, cartForgotten } from '../../store/slices/cart';
import { sessionRead, upgradeFinished } from '../../store/slices/session';
import { selectCheckout } from './selectors';
import { SUCCESS_DELAY } from './success-delay';
import { attemptStepped } from './slice';

/** Longest wait in ms for the refetched cart and account before the page moves on. */
const PATIENCE = 1000;

/** Storage keys that each ending clears, in this order. [CHK-05, CHK-06, UPG-15, STO-10, docs/decisions/0048] */
const CLEARED = {
  checkout: ['is_gregister', 'temporary_cart'],
  upgrade: ['token', 'timestamp', 'cart', 'temporary_cart', 'previous_plan_id', 'utms', 'is_gregister', 'pending'],
  // A migration clears nothing, because the cart chosen before it is still wanted. [MIG-12]
  migration: [],
} as const;

/** Refetches the cart and the account after an order, for host pages that do not navigate. */
async function lookAnew(api: Effect): Promise<void> {
  const cart = await fetchServerCart(api);
  if (cart === 'missing') api.dispatch(cartChanged({ cart: emptyCart, stamp: nextStampHere(api) }));
  else if (cart !== 'broken' && cart !== 'unknown') showServerCart(cart, api);
  const reply = await api.extra.client.request('session');
  const account = reply.ok ? readSession(reply.body) : null;
  // An answer from before another account has come says nothing about who is here.
  if (account && !api.isOver?.()) api.dispatch(sessionRead(account));
}

function tellPage(
  { ending, planId, total, oneTimeTotal, currency, timeframe }: Order,
  origin: string | null,
  api: Effect,
): void {
  if (ending === 'checkout') api.extra.emit('checkout-complete', { planId, total, oneTimeTotal, currency }, origin);
  else api.extra.emit('upgrade-complete', { planId, timeframe }, origin);
}

/**
 * Navigates after an order to the target that the cart decided, or to /route. An upgrade on the package page reloads that page.
 * [CHK-08 … CHK-10, UPG-17, UPG-18]
 */
function goOn({ ending, goesTo }: Order, origin: string | null, api: Effect): void {
  if (ending === 'upgrade' && isAt('packages', api)) api.extra.reload(origin);
  else api.extra.navigate(goesTo, { origin });
}

/**
 * Finishes an order: clears its storage, raises the events and moves on. If the person starts something else meanwhile, the page
 * does not move.
 */
export async function finish(key: string, api: Effect): Promise<void> {
  const { order, origin, isHidden } = selectCheckout(api.getState());
  if (!order) return;
  for (const name of CLEARED[order.ending]) api.extra.storage.remove(name);
  api.dispatch(upgradeFinished());
  tellPage(order, origin, api);
  // The dialog stays open after a migration, so that the person can read what changed and what is left to do.
  if (order.ending === 'migration') return lookAnew(api);
  // Forgets the cart after an upgrade, so that the page cannot persist it again before it moves on.
  if (order.ending === 'upgrade') api.dispatch(cartForgotten());
  const anew = order.ending === 'checkout' || isHidden ? lookAnew(api) : null;
  // What is wrong with it is told at the end; it holds up nothing.
  const hasLooked = anew?.catch(() => undefined);
  if (!isHidden) {
    const hasLeft = (): boolean => {
      const { step } = selectCheckout(api.getState());
      return step.phase !== 'enabled' || step.key !== key;
    };
    const isStaying = (): boolean => selectCheckout(api.getState()).isStaying;
    await api.condition(() => hasLeft() || isStaying(), SUCCESS_DELAY[order.ending]);
    // Once the person pauses the timer to read, only their own press moves the page; closing the dialog does not.
    const isRead = isStaying();
    if (isRead) await api.condition(() => hasLeft() || !isStaying());
    if (api.isOver?.()) return;
    if (isRead && hasLeft()) return anew ?? lookAnew(api);
    // Waits for the refetch, because the next page would otherwise show the ordered cart as emptied.
    await Promise.race([hasLooked, api.delay(PATIENCE)]);
    goOn(order, origin, api);
    // If the host prevented the navigation, the dialog closes.
    if (!hasLeft()) api.dispatch(attemptStepped({ event: { type: 'left' } }));
  }
  await (anew ?? lookAnew(api));
}
