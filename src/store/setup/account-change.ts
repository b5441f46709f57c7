import { recordOf } from '../../contract/fields';
import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import { isQuestion, withdraw } from '../effects/withdraw';
import { cartForgotten, noticeDismissed } from '../slices/cart';
import type { DialogKind } from '../slices/dialogs';
import { accountChanged } from '../slices/session';
import type { Effect } from '../state';

/**
 * Reads the owner of a stored cart: the member id, or 0 for a visitor or an unknown owner. A module of its own, because the page needs
 * the owner before it reads the cart.
 */
const ownerOfStored = (value: unknown): number => Number(Reflect.get(recordOf(value), 'member') ?? 0) || 0;

const idOf = (account: Account): number => (isVisitor(account) ? 0 : account.memberId);

/** Returns true for a dialog that offers to repeat the press that failed. */
const offersAgain = (dialog: DialogKind): boolean => dialog.kind === 'error' && dialog.again !== undefined;

/** Drops the offer to undo a change of a visitor's cart: it belongs to that cart, and a merge makes an offer of its own. */
function dropUndo(api: Effect): void {
  if (!api.getState().cart.former) return;
  api.dispatch(noticeDismissed());
  api.extra.tabStorage.remove('undo');
}

/**
 * Drops what the page holds of the account before, once the session names another one: it is the one place that notices. The cart of a
 * member goes, so that the next person does not take it over; a visitor's stays for whoever signs in, but for its Undo. Open questions are withdrawn, and
 * `accountChanged` tells the flows. Before the first answer of the session, the stored cart says whose cart is shown. It runs
 * synchronously, because edits resume as soon as the session is known. [STO-03, CRT-65, docs/decisions/0066]
 * @returns true where a member has left and a visitor's cart is stored, which another tab has filled since
 */
export function followAccount(account: Account, api: Effect): boolean {
  const { storage } = api.extra;
  const before = api.getOriginalState().session;
  const to = idOf(account);
  const owner = ownerOfStored(storage.read('cart')?.data);
  const from = before.status === 'known' ? idOf(before.account) : owner;
  if (owner > 0 && owner !== to) storage.remove('cart');
  if (from === to) return false;
  if (from === 0) dropUndo(api);
  if (from === 0 && before.status === 'unknown') return false;
  if (from > 0) api.dispatch(cartForgotten());
  api.dispatch(accountChanged({ from, to }));
  withdraw((dialog) => isQuestion(dialog) || (from > 0 && offersAgain(dialog)), api);
  return from > 0 && to === 0 && storage.read('cart') !== null;
}
