import type { Failure } from '../../api/reply';
import { CHANGED, readChanged, readReason } from '../../contract/refusal';
import type { Order } from '../../domain/checkout/order';
import { inForce } from '../../domain/subscription/in-force';
import type { Effect } from '../../store/state';
import { rereadCart } from '../../store/effects/reread';
import { selectCheckout } from './selectors';
import { attemptStepped, newReview, type Review } from './slice';
import { tellDue } from './tell';

const REFUSED = 406;

/** What was confirmed; on a page that has only gone on with the order, what is known of it. */
const lastReview = (order: Order, api: Effect): Review =>
  selectCheckout(api.getState()).confirmed ??
  newReview({ order, wish: null, isChange: inForce(api.getState().session.account) !== null }, null);

/**
 * Nothing was ordered, and the person is asked again under a new key: where it is not what they saw, with what has changed; where
 * a payment method lacks, with the way to enter one. [REV-21, REV-23]
 * @returns whether it was such an answer
 */
export function comeBack(failure: Failure, order: Order, key: string, api: Effect): boolean {
  const last = lastReview(order, api);
  const look = (review: Review): void =>
    void api.dispatch(attemptStepped({ event: { type: 'returned', key }, review }));
  if (failure.ownStatus === CHANGED) {
    const statement = readChanged(failure.body, order.currency);
    look(newReview({ ...last, shown: statement && { kind: 'statement', statement } }, last));
    if (!statement) void tellDue(api);
    // What the page shows of the cart has changed with it.
    void rereadCart(api);
    return true;
  }
  if (failure.ownStatus !== REFUSED || readReason(failure.body) !== 'payment_method_required') return false;
  look({ ...last, status: 'told', asksMethod: true });
  if (!last.shown) void tellDue(api);
  return true;
}
