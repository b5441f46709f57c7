import { readStoredCart } from '../../contract/stored-cart';
import { readStamp } from '../../contract/tab-message';
import { cartCount } from '../../domain/cart/count';
import { cartRestored } from '../slices/cart';
import type { Effect } from '../state';

/**
 * Shows the cart that a visitor has filled in another tab since the member signed out there. It leaves alone what a press has put into
 * the cart of this page meanwhile. [STO-03]
 */
export function showVisitorsCart({ getState, dispatch, extra }: Effect): void {
  const stored = extra.storage.read('cart');
  const kept = readStoredCart(stored?.data);
  if (kept && cartCount(getState().cart.content) === 0) dispatch(cartRestored({ ...kept, stamp: readStamp(stored) }));
}
