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

/** ms that the cart and the account are waited for by who does not wait for success to be shown. */
const PATIENCE = 1000;

/** What an ending clears, in this order. [CHK-05, CHK-06, UPG-15, STO-10, docs/decisions/0048] */
const CLEARED = {
  checkout: ['is_gregister', 'temporary_cart'],
  upgrade: ['token', 'timestamp', 'cart', 'temporary_cart', 'previous_plan_id', 'utms', 'is_gregister', 'pending'],
  // What was chosen before is still wanted. [MIG-12]
  migration: [],
} as const;

/** What was ordered is no longer in the cart, and the account is another: for a host that keeps its page. */
async function lookAnew(api: Effect): Promise<void> {
  const cart = await fetchServerCart(api);
  if (cart === 'missing') api.dispatch(cartChanged({ cart: emptyCart, stamp: nextStampHere(api) }));
  else if (cart !== 'broken' && cart !== 'unknown') showServerCart(cart, api);
  const reply = await api.extra.client.request('session');
  const account = reply.ok ? readSession(reply.body) : null;
  if (account) api.dispatch(sessionRead(account));
}

function tellPage(
  { ending, planId, total, oneTimeTotal, currency, timeframe }: Order,
  origin: string | null,
  api: Effect,
): void {
  if (ending === 'checkout') api.extra.emit('checkout-complete', { planId, total, oneTimeTotal, currency }, origin);
  else api.extra.emit('upgrade-complete', { planId, timeframe }, origin);
}

/** Where it leads: by what the cart held, or to /route, or nowhere else where the packages are what is open. [CHK-08 … CHK-10, UPG-17, UPG-18] */
function goOn({ ending, goesTo }: Order, origin: string | null, api: Effect): void {
  if (ending === 'upgrade' && isAt('packages', api)) api.extra.reload(origin);
  else api.extra.navigate(goesTo, { origin });
}

/** Clears what was kept for the order, says that it is in force, and moves on. Somebody who does something else meanwhile is not moved. */
export async function finish(key: string, api: Effect): Promise<void> {
  const { order, origin, isHidden } = selectCheckout(api.getState());
  if (!order) return;
  for (const name of CLEARED[order.ending]) api.extra.storage.remove(name);
  api.dispatch(upgradeFinished());
  tellPage(order, origin, api);
  // What has changed, and what is to be done in the store, is read in its own time.
  if (order.ending === 'migration') return lookAnew(api);
  // An upgrade leaves nothing behind that its page could keep again before it moves on.
  if (order.ending === 'upgrade') api.dispatch(cartForgotten());
  const anew = order.ending === 'checkout' || isHidden ? lookAnew(api) : null;
  if (!isHidden) {
    const hasLeft = (): boolean => {
      const { step } = selectCheckout(api.getState());
      return step.phase !== 'enabled' || step.key !== key;
    };
    const isStaying = (): boolean => selectCheckout(api.getState()).isStaying;
    await api.condition(() => hasLeft() || isStaying(), SUCCESS_DELAY[order.ending]);
    // Who reads on is moved by their own press only, and not where they leave it.
    const isRead = isStaying();
    if (isRead) await api.condition(() => hasLeft() || !isStaying());
    if (isRead && hasLeft()) return anew ?? lookAnew(api);
    // Else the next page would show what was ordered as a cart that has been emptied.
    await Promise.race([anew, api.delay(PATIENCE)]);
    goOn(order, origin, api);
    // A host that keeps its page gets it back.
    if (!hasLeft()) api.dispatch(attemptStepped({ event: { type: 'left' } }));
  }
  await (anew ?? lookAnew(api));
}
