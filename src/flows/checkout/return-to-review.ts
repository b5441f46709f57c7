import type { Failure } from '../../api/reply';
import { CHANGED, readChanged, readReason } from '../../contract/refusal';
import type { Order } from '../../domain/checkout/order';
import { inForce } from '../../domain/subscription/in-force';
import type { Effect } from '../../store/state';
import { refetchCart } from '../../store/effects/refetch-cart';
import { selectCheckout } from './selectors';
import { attemptStepped, newReview, type OrderReview } from './slice';
import { readDue } from './read-due';

const REFUSED = 406;

/** What was confirmed; on a page that has only gone on with the order, what is known of it. */
const lastReview = (order: Order, api: Effect): OrderReview =>
  selectCheckout(api.getState()).confirmed ??
  newReview({ order, wish: null, isChange: inForce(api.getState().session.account) !== null }, null);

/**
 * Nothing was ordered, and the person is asked again under a new key: where it is not what they saw, with what has changed; where
 * a payment method lacks, with the way to enter one. [REV-21, REV-23]
 * @returns whether it was such an answer
 */
export function returnToReview(failure: Failure, order: Order, key: string, api: Effect): boolean {
  const last = lastReview(order, api);
  const look = (review: OrderReview): void =>
    void api.dispatch(attemptStepped({ event: { type: 'returned', key }, review }));
  if (failure.ownStatus === CHANGED) {
    const statement = readChanged(failure.body, order.currency);
    look(newReview({ ...last, shown: statement && { kind: 'statement', statement } }, last));
    if (!statement) void readDue(api);
    // What the page shows of the cart has changed with it.
    void refetchCart(api);
    return true;
  }
  if (failure.ownStatus !== REFUSED || readReason(failure.body) !== 'payment_method_required') return false;
  look({ ...last, status: 'told', asksMethod: true });
  if (!last.shown) void readDue(api);
  return true;
}
