import { ownerOfStored } from '../../contract/stored-owner';
import type { Effect } from '../state';
import { cartForgotten } from '../slices/cart';

/**
 * Drops the cart of a member who has signed out here, before anybody else takes it for their own: at once, since edits go on
 * as soon as it is known who is there. [STO-03, CRT-65]
 */
export function forgetCartOfOthers(memberId: number, { dispatch, extra }: Effect): void {
  const owner = ownerOfStored(extra.storage.read('cart')?.data);
  if (owner === 0 || owner === memberId) return;
  extra.storage.remove('cart');
  dispatch(cartForgotten());
}
