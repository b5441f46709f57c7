import type { Failure } from '../../api/reply';
import { readUpgrade, type ToldDue } from '../../contract/upgrade-message';
import { billOf } from '../../domain/checkout/bill';
import { dueToday } from '../../domain/checkout/due';
import { endsSession } from '../../domain/errors/failure';
import { inForce } from '../../domain/subscription/in-force';
import { isReseller } from '../../domain/subscription/user-type';
import { dayOf } from '../../domain/time/day';
import type { Effect } from '../../store/create-store';
import { tellFailure } from '../../store/effects/talk';
import { selectCurrency } from '../../store/selectors/config';
import type { checkoutWanted } from '../../store/slices/checkout';
import type { migrationOrdered } from '../migration/slice';
import type { upgradeOrdered } from '../upgrade/slice';
import { keptAttempt } from './kept';
import { orderOfCart, orderOfUpgrade } from './order-of';
import { selectCheckout, selectReview } from './selectors';
import { showCheckout } from './show';
import { attemptResumed, attemptShown, orderPlaced, reviewLeft, reviewOpened, reviewTold } from './slice';

/** An attempt that is under way, here or in another tab, is shown instead of a second one. @returns whether there is one */
export function joins(origin: string | null, api: Effect): boolean {
  const { step } = selectCheckout(api.getState());
  const isOver = step.phase === 'failed' && step.fault !== 'late';
  if (step.phase !== 'idle' && step.phase !== 'enabled' && !isOver) {
    api.dispatch(attemptShown());
    return true;
  }
  const kept = keptAttempt(api);
  if (kept) api.dispatch(attemptResumed({ ...kept, isHidden: false, origin }));
  return kept !== null;
}

/** Shows what the cart costs today, and why, before anything is ordered. Fifty presses open one review. [PRC-28, PRC-29] */
export async function openReview({ origin }: ReturnType<typeof checkoutWanted>['payload'], api: Effect): Promise<void> {
  if (joins(origin, api) || selectReview(api.getState())) return;
  const order = orderOfCart(api, origin);
  if (!order) return;
  const isChange = inForce(api.getState().session.account) !== null;
  api.dispatch(reviewOpened({ order, isChange, origin }));
  showCheckout(api);
  await tellDue(api);
}

/** Asks what is due today. What a first subscription costs, the prices that are shown say themselves. */
export async function tellDue(api: Effect): Promise<void> {
  const review = selectReview(api.getState());
  if (!review) return;
  const { ask, order, isChange } = review;
  const { account } = api.getState().session;
  if (isReseller(account)) return void api.dispatch(reviewTold({ ask, due: null, status: 'told' }));
  const reply = await api.extra.client.request('upgradeMessage');
  if (!reply.ok && endsSession(reply.failure)) return endSession(reply.failure, ask, api);
  const told = reply.ok ? readUpgrade(reply.body) : null;
  const own = told?.currency === order.currency ? told.due : null;
  const due = own ?? (isChange ? null : firstDue(api));
  api.dispatch(reviewTold({ ask, due, status: due ? 'told' : 'failed' }));
}

/** The message and a new page, unless nobody waits for it any longer. [ERR-05, ERR-06] */
async function endSession(failure: Failure, ask: number, api: Effect): Promise<void> {
  if (selectReview(api.getState())?.ask !== ask) return;
  const { origin } = selectCheckout(api.getState());
  api.dispatch(reviewLeft());
  await tellFailure(api, failure, origin);
}

function firstDue(api: Effect): ToldDue {
  const { content } = api.getState().cart;
  const cycle = content.plan?.cycle ?? 'month';
  const items = billOf(content, cycle, selectCurrency(api.getState()));
  const { due, next, carried, lines, period } = dueToday(null, { items, cycle }, dayOf(Date.now()));
  return { due, next, carried, lines, renewsAt: period.endsOn };
}

/** The cart became another while it was looked at: what is looked at is what will be ordered. */
export async function reviewAgain(api: Effect): Promise<void> {
  const { review, origin } = selectCheckout(api.getState());
  const order = review && orderOfCart(api, origin);
  if (!order) return;
  api.dispatch(reviewOpened({ order, isChange: review.isChange, origin }));
  await tellDue(api);
}

/** Orders what was looked at. Another tab may have ordered it meanwhile: then this one joins it. */
export function confirmReview(api: Effect): void {
  const { review, origin } = selectCheckout(api.getState());
  if (review?.status === 'told' && !joins(origin, api)) api.dispatch(orderPlaced(review.order, origin));
}

/** Orders what was agreed to elsewhere. */
export function placeOrder({ order, origin }: ReturnType<typeof migrationOrdered>['payload'], api: Effect): void {
  if (!joins(origin, api)) api.dispatch(orderPlaced(order, origin));
}

/** Orders a confirmed upgrade. */
export function placeUpgrade({ order, origin }: ReturnType<typeof upgradeOrdered>['payload'], api: Effect): void {
  placeOrder({ order: orderOfUpgrade(order, api), origin }, api);
}

/** Goes on with what another page of this browser left in the middle. */
export function resumeKept(api: Effect): void {
  const kept = keptAttempt(api);
  if (kept) api.dispatch(attemptResumed({ ...kept, origin: null }));
}
