import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../create-store';

/** How long a press waits for the session call before the person counts as a visitor, in ms: a read's whole time. */
const PATIENCE = 15_000;

/** Who is pressing. The session may still be on its way when the first button is pressed. */
export async function knownAccount(api: Effect): Promise<Account> {
  if (api.getState().session.status === 'unknown') {
    await api.condition((_, state) => state.session.status !== 'unknown', PATIENCE);
  }
  return api.getState().session.account;
}

/** What is to be replaced has to be known: a member's cart may still be on its way. */
export async function cartRead(api: Effect): Promise<void> {
  if (api.getState().cart.reading === 'now') await api.condition((_, state) => state.cart.reading !== 'now', PATIENCE);
}

export const isMember = (account: Account): boolean => !isVisitor(account);
