import { selectCartDetail, selectUserType } from '../store/selectors/cart';
import { checkoutPressed } from '../store/slices/cart';
import type { Caller, Command } from './command';

/**
 * Raises the cancelable event `waybill-checkout-request`. It returns false if the host page prevents the checkout. A visitor
 * registers first, without that event.
 */
export function mayCheckOut({ store, ports, origin }: Caller, sum?: { total: number; oneTimeTotal: number }): boolean {
  const state = store.getState();
  const { planId, total, oneTimeTotal, currency } = { ...selectCartDetail(state), ...sum };
  const isVisitor = selectUserType(state) === 'visitor';
  return isVisitor || ports.emit('checkout-request', { planId, total, oneTimeTotal, currency }, origin);
}

/** Asks the host page and then goes on with the cart: a visitor to registration, a member to the review. */
export const checkOut: Command = (by) => {
  if (mayCheckOut(by)) by.store.dispatch(checkoutPressed({ origin: by.origin }));
};
