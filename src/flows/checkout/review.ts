import type { CartReply } from '../../contract/cart';
import { currencyOf } from '../../domain/money/currency';
import { cartTotals, type CartTotals } from '../../domain/pricing/totals';
import { sameContent } from '../../domain/cart/same-content';
import { emptyCart } from '../../domain/cart/empty-cart';
import { unpricedIn } from '../../domain/checkout/before-order';
import { inForce, inUse } from '../../domain/subscription/in-force';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { fetchServerCart, showServerCart } from '../../store/effects/refetch-cart';
import { showUnsold } from '../../store/effects/ask-person';
import { selectHasServerTotals, selectTotals } from '../../store/selectors/cart';
import { cartEmptied } from '../../store/slices/cart';
import type { checkoutWanted, orderAgreed } from '../../store/slices/checkout';
import type { upgradeOrdered } from '../upgrade/slice';
import { persistedAttempt } from './persisted-attempt';
import { orderOfCart, orderOfUpgrade } from './create-order';
import { selectCheckout, selectReview } from './selectors';
import { checkoutFlow } from './index';
import {
  attemptResumed,
  attemptShown,
  orderPlaced,
  reviewChecked,
  reviewLeft,
  reviewOpened,
  reviewTold,
  type OrderReview,
} from './slice';
import { isAsked, shownCartCosts, readDue } from './read-due';

export { readDue } from './read-due';

/**
 * Shows the attempt that runs here or in another tab, instead of starting a second one.
 * @returns true if there is one
 */
export function joinAttempt(origin: string | null, api: Effect): boolean {
  const { step } = selectCheckout(api.getState());
  const isOver = step.phase === 'failed' && step.fault !== 'late';
  if (step.phase !== 'idle' && step.phase !== 'enabled' && !isOver) {
    api.dispatch(attemptShown());
    return true;
  }
  const kept = persistedAttempt(api);
  if (kept) api.dispatch(attemptResumed({ ...kept, isHidden: false, origin }));
  return kept !== null;
}

const isSubscriber = (api: Effect): boolean => inForce(api.getState().session.account) !== null;

/**
 * Returns the title of a cart item that has no price and that the account does not hold yet; null if there is none. Resellers'
 * members see no prices, so nothing is unpriced for them. [PRC-30]
 */
function unpriced(api: Effect): string | null {
  const state = api.getState();
  const held = inUse(state.session.account);
  if (isReseller(state.session.account)) return null;
  return unpricedIn(state.cart.content, selectTotals(state), new Set(held && [held.planId, ...held.moduleIds]));
}

/**
 * Opens the review, which shows what the cart costs today and why, before anything is ordered. Further presses open no second
 * review. [PRC-28, PRC-29]
 */
export async function openReview({ origin }: ReturnType<typeof checkoutWanted>['payload'], api: Effect): Promise<void> {
  if (joinAttempt(origin, api) || selectReview(api.getState())) return;
  const unsold = unpriced(api);
  if (unsold !== null) return void (await showUnsold(unsold, origin, api));
  const order = orderOfCart(api, origin);
  if (!order) return;
  api.dispatch(reviewOpened({ order, wish: null, isChange: isSubscriber(api), origin }));
  checkoutFlow.show(api);
  await readDue(api);
}

/** Rebuilds the order of a review from the current state; null if nothing is left to order. */
const orderNow = ({ order, wish }: OrderReview, origin: string | null, api: Effect) => {
  if (wish) return orderOfUpgrade(wish, api);
  return order.ending === 'checkout' ? orderOfCart(api, origin) : order;
};

/** Restarts the review when the cart changes, so that the person confirms exactly what will be ordered. */
export async function reviewAgain(api: Effect): Promise<void> {
  const { review, origin } = selectCheckout(api.getState());
  if (!review) return;
  const order = orderNow(review, origin, api);
  if (!order) return void api.dispatch(reviewLeft());
  api.dispatch(reviewOpened({ order, wish: review.wish, isChange: review.isChange, origin }));
  await readDue(api);
}

/**
 * Places the reviewed order; the submit names the version of the confirmed statement. Without a version it refetches the cart and
 * orders nothing if the cart differs. If another tab has placed the order meanwhile, this one joins that attempt. [REV-21]
 */
export async function confirmReview(api: Effect): Promise<void> {
  const { review, origin } = selectCheckout(api.getState());
  if (review?.status !== 'told' || joinAttempt(origin, api)) return;
  if (review.order.agreed?.version || (await isStillSo(api))) api.dispatch(orderPlaced(review.order, origin));
}

async function isStillSo(api: Effect): Promise<boolean> {
  api.dispatch(reviewChecked());
  const review = selectReview(api.getState());
  if (!review) return false;
  const { ask, shown } = review;
  const read = await fetchServerCart(api);
  if (!isAsked(ask, api)) return false;
  if (read === 'unknown' || read === 'broken') {
    api.dispatch(reviewTold({ ask, shown, status: 'failed' }));
    return false;
  }
  const seen = shown?.kind === 'cart' ? shown.totals : selectTotals(api.getState());
  if (isSame(read === 'missing' ? null : read, seen, api)) return true;
  if (read === 'missing') api.dispatch(cartEmptied());
  else showServerCart(read, api, { agreed: seen.totalPrice });
  return false;
}

/**
 * Returns true if the server's cart has the shown content, totals and currency. Resellers' members see no totals, so only the
 * content counts.
 */
function isSame(read: CartReply | null, seen: CartTotals, api: Effect): boolean {
  const { cart: shown, session } = api.getState();
  const { cart, currency, totals } = read ?? { cart: emptyCart, currency: shown.currency, totals: null };
  if (!sameContent(cart, shown.content)) return false;
  const now = { ...cartTotals(cart, currencyOf(currency)), ...totals };
  const isSameSum = currency === shown.currency && JSON.stringify(now) === JSON.stringify(seen);
  return isSameSum || isReseller(session.account);
}

/** Places an order that the person confirmed elsewhere. */
export function placeOrder({ order, origin }: ReturnType<typeof orderAgreed>['payload'], api: Effect): void {
  if (!joinAttempt(origin, api)) api.dispatch(orderPlaced(order, origin));
}

/**
 * Places a confirmed upgrade. A subscription that begins, or begins again, has shown no sum so far, so it is reviewed first;
 * resellers' members see no sums. [UPG-08, UPG-19, REV-21]
 */
export async function placeUpgrade(
  { order: wish, statement, origin }: ReturnType<typeof upgradeOrdered>['payload'],
  api: Effect,
): Promise<void> {
  const order = orderOfUpgrade(wish, api);
  if (wish.call === 'subscriptionCreateDirect') return placeOrder({ order, origin }, api);
  if (joinAttempt(origin, api)) return;
  const isTold = selectHasServerTotals(api.getState());
  const cart = isTold ? shownCartCosts(api, order, null) : null;
  const told = statement ? ({ kind: 'statement', statement } as const) : cart;
  const shown = wish.call === 'subscriptionChange' ? told : null;
  api.dispatch(reviewOpened({ order, wish, isChange: isSubscriber(api), origin, shown }));
  if (shown?.kind === 'statement' && shown.statement.version) return confirmReview(api);
  checkoutFlow.show(api);
  await (shown ? confirmReview(api) : readDue(api));
}

/** Resumes an attempt that another page of this browser left unfinished. */
export function resumePersisted(api: Effect): void {
  const kept = persistedAttempt(api);
  if (kept) api.dispatch(attemptResumed({ ...kept, origin: null }));
}
