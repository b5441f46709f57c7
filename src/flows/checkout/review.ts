import type { CartReply } from '../../contract/cart';
import { currencyOf } from '../../domain/money/currency';
import { cartTotals, type CartTotals } from '../../domain/pricing/totals';
import { sameContent } from '../../domain/cart/same-content';
import { emptyCart } from '../../domain/cart/empty-cart';
import { unpricedIn } from '../../domain/checkout/unpriced';
import { inForce } from '../../domain/subscription/in-force';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { fetchServerCart, showServerCart } from '../../store/effects/refetch-cart';
import { showUnsold } from '../../store/effects/ask-person';
import { selectIsTold, selectTotals } from '../../store/selectors/cart';
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
import { shownCart, readDue } from './read-due';

export { readDue } from './read-due';

/** An attempt that is under way, here or in another tab, is shown instead of a second one. @returns whether there is one */
export function joins(origin: string | null, api: Effect): boolean {
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

/** What is in the cart, is not held, and has no price. A reseller's member is told none. [PRC-30] */
function unpriced(api: Effect): string | null {
  const state = api.getState();
  const held = inForce(state.session.account);
  if (isReseller(state.session.account)) return null;
  return unpricedIn(state.cart.content, selectTotals(state), new Set(held && [held.planId, ...held.moduleIds]));
}

/** Shows what the cart costs today, and why, before anything is ordered. Fifty presses open one review. [PRC-28, PRC-29] */
export async function openReview({ origin }: ReturnType<typeof checkoutWanted>['payload'], api: Effect): Promise<void> {
  if (joins(origin, api) || selectReview(api.getState())) return;
  const unsold = unpriced(api);
  if (unsold !== null) return void (await showUnsold(unsold, origin, api));
  const order = orderOfCart(api, origin);
  if (!order) return;
  api.dispatch(reviewOpened({ order, wish: null, isChange: isSubscriber(api), origin }));
  checkoutFlow.show(api);
  await readDue(api);
}

/** What a review is of, as it is now; null where there is nothing to be ordered any more. */
const orderNow = ({ order, wish }: OrderReview, origin: string | null, api: Effect) => {
  if (wish) return orderOfUpgrade(wish, api);
  return order.ending === 'checkout' ? orderOfCart(api, origin) : order;
};

/** The cart became another while it was looked at: what is looked at is what will be ordered. */
export async function reviewAgain(api: Effect): Promise<void> {
  const { review, origin } = selectCheckout(api.getState());
  if (!review) return;
  const order = orderNow(review, origin, api);
  if (!order) return void api.dispatch(reviewLeft());
  api.dispatch(reviewOpened({ order, wish: review.wish, isChange: review.isChange, origin }));
  await readDue(api);
}

/**
 * Orders what was looked at, whose version the submit names. Without one the cart is read once more, and nothing is ordered where
 * it is another. Another tab may have ordered it meanwhile: then this one joins it. [REV-21]
 */
export async function confirmReview(api: Effect): Promise<void> {
  const { review, origin } = selectCheckout(api.getState());
  if (review?.status !== 'told' || joins(origin, api)) return;
  if (review.order.agreed?.version || (await isStillSo(api))) api.dispatch(orderPlaced(review.order, origin));
}

async function isStillSo(api: Effect): Promise<boolean> {
  api.dispatch(reviewChecked());
  const review = selectReview(api.getState());
  if (!review) return false;
  const { ask, shown } = review;
  const read = await fetchServerCart(api);
  if (selectReview(api.getState())?.ask !== ask) return false;
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

/** The server's cart holds what is shown, at the same totals in the same currency. A reseller's member is told none. */
function isSame(read: CartReply | null, seen: CartTotals, api: Effect): boolean {
  const { cart: shown, session } = api.getState();
  const { cart, currency, totals } = read ?? { cart: emptyCart, currency: shown.currency, totals: null };
  if (!sameContent(cart, shown.content)) return false;
  const now = { ...cartTotals(cart, currencyOf(currency)), ...totals };
  const isSameSum = currency === shown.currency && JSON.stringify(now) === JSON.stringify(seen);
  return isSameSum || isReseller(session.account);
}

/** Orders what was agreed to elsewhere. */
export function placeOrder({ order, origin }: ReturnType<typeof orderAgreed>['payload'], api: Effect): void {
  if (!joins(origin, api)) api.dispatch(orderPlaced(order, origin));
}

/**
 * Orders an upgrade that was confirmed. A subscription that begins, or begins again, has shown no sum so far and is reviewed
 * first; a reseller's member is told none. [UPG-08, UPG-19, REV-21]
 */
export async function placeUpgrade(
  { order: wish, statement, origin }: ReturnType<typeof upgradeOrdered>['payload'],
  api: Effect,
): Promise<void> {
  const order = orderOfUpgrade(wish, api);
  if (wish.call === 'subscriptionCreateDirect') return placeOrder({ order, origin }, api);
  if (joins(origin, api)) return;
  const isTold = selectIsTold(api.getState());
  const cart = isTold ? shownCart(api, order, null) : null;
  const told = statement ? ({ kind: 'statement', statement } as const) : cart;
  const shown = wish.call === 'subscriptionChange' ? told : null;
  api.dispatch(reviewOpened({ order, wish, isChange: isSubscriber(api), origin, shown }));
  if (shown?.kind === 'statement' && shown.statement.version) return confirmReview(api);
  checkoutFlow.show(api);
  await (shown ? confirmReview(api) : readDue(api));
}

/** Goes on with what another page of this browser left in the middle. */
export function resumePersisted(api: Effect): void {
  const kept = persistedAttempt(api);
  if (kept) api.dispatch(attemptResumed({ ...kept, origin: null }));
}
