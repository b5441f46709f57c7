import type { Failure } from '../../api/reply';
import { CHANGED, readChanged, readReason, REFUSED } from '../../contract/refusal';
import type { Order } from '../../domain/checkout/order';
import { inForce } from '../../domain/subscription/in-force';
import type { Effect } from '../../store/state';
import { refetchCart } from '../../store/effects/refetch-cart';
import { selectCheckout } from './selectors';
import { attemptStepped, newReview, type OrderReview } from './slice';
import { readDue } from './read-due';

/** Returns the confirmed review; on a page that only resumed the order, a new one built from the order. */
const lastReview = (order: Order, api: Effect): OrderReview =>
  selectCheckout(api.getState()).confirmed ??
  newReview({ order, wish: null, isChange: inForce(api.getState().session.account) !== null }, null);

/**
 * Handles a refusal that returns the person to the review under a new key, because nothing was ordered: with the changes if the
 * price is another, or with a way to enter a payment method if one is missing. [REV-21, REV-23]
 * @returns true if the failure was such a refusal
 */
export function returnToReview(failure: Failure, order: Order, key: string, api: Effect): boolean {
  const last = lastReview(order, api);
  const look = (review: OrderReview): void =>
    void api.dispatch(attemptStepped({ event: { type: 'returned', key }, review }));
  if (failure.ownStatus === CHANGED) {
    const statement = readChanged(failure.body, order.currency);
    look(newReview({ ...last, shown: statement && { kind: 'statement', statement } }, last));
    if (!statement) void readDue(api);
    // The shown cart changed with the price, so it is refetched too.
    void refetchCart(api);
    return true;
  }
  if (failure.ownStatus !== REFUSED || readReason(failure.body) !== 'payment_method_required') return false;
  look({ ...last, status: 'told', asksMethod: true });
  if (!last.shown) void readDue(api);
  return true;
}
