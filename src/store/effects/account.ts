import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../state';

/** Longest wait for the session in ms before the person counts as a visitor; equals the timeout of a read. */
const PATIENCE = 15_000;

/** Returns the account. If the session is still loading, it waits for it, because the first press may come earlier. */
export async function knownAccount(api: Effect): Promise<Account> {
  if (api.getState().session.status === 'unknown') {
    await api.condition((_, state) => state.session.status !== 'unknown', PATIENCE);
  }
  return api.getState().session.account;
}

/** Longest wait for a member's cart, in ms. */
const CART_PATIENCE = 4000;

/**
 * Waits for the member's cart, because a change must know what it replaces. It does not wait for a cart that is to be merged: the
 * merge runs after the press.
 */
export async function cartRead({ getState, extra, condition }: Effect): Promise<void> {
  if (getState().cart.reading !== 'now' || extra.storage.read('merge') || extra.storage.read('temporary_cart')) return;
  await condition((_, state) => state.cart.reading !== 'now', CART_PATIENCE);
}

/**
 * Returns a function that tells if the cart has been forgotten since, as when its member signs out. What was read of it, asked about it
 * or sent for it then concerns nobody who is here, and is not shown.
 */
export function watchForgotten({ getState }: Pick<Effect, 'getState'>): () => boolean {
  const { forgotten } = getState().cart;
  return () => getState().cart.forgotten !== forgotten;
}

export const isMember = (account: Account): boolean => !isVisitor(account);
