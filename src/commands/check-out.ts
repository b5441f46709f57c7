import { selectCartDetail, selectUserType } from '../store/selectors/cart';
import { checkoutPressed } from '../store/slices/cart';
import type { Caller, Command } from './command';

/** Whether the page lets a member go on to checkout. A visitor registers first, and the page is not asked about that. */
export function mayCheckOut({ store, ports, origin }: Caller, sum?: { total: number; oneTimeTotal: number }): boolean {
  const state = store.getState();
  const { planId, total, oneTimeTotal, currency } = { ...selectCartDetail(state), ...sum };
  const isVisitor = selectUserType(state) === 'visitor';
  return isVisitor || ports.emit('checkout-request', { planId, total, oneTimeTotal, currency }, origin);
}

/** Asks the page, then goes on with the cart: a visitor to registration, a member to what is due today. */
export const checkOut: Command = (by) => {
  if (mayCheckOut(by)) by.store.dispatch(checkoutPressed({ origin: by.origin }));
};
