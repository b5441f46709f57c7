import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../state';

/** How long a press waits for the session call before the person counts as a visitor, in ms: a read's whole time. */
const PATIENCE = 15_000;

/** Who is pressing. The session may still be on its way when the first button is pressed. */
export async function knownAccount(api: Effect): Promise<Account> {
  if (api.getState().session.status === 'unknown') {
    await api.condition((_, state) => state.session.status !== 'unknown', PATIENCE);
  }
  return api.getState().session.account;
}

/** How long a press waits for a member's cart, in ms. */
const CART_PATIENCE = 4000;

/** What is to be replaced has to be known: a member's cart may still be on its way. One that is to be merged comes after the press. */
export async function cartRead({ getState, extra, condition }: Effect): Promise<void> {
  if (getState().cart.reading !== 'now' || extra.storage.read('merge') || extra.storage.read('temporary_cart')) return;
  await condition((_, state) => state.cart.reading !== 'now', CART_PATIENCE);
}

export const isMember = (account: Account): boolean => !isVisitor(account);
