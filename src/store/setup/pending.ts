import { nanoid } from '@reduxjs/toolkit';
import { listOf, recordOf } from '../../contract/fields';
import type { Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../state';

/** So many presses are kept at most: what is in storage may be anything. */
const MOST = 100;

/**
 * Keeps quantities with the press that chose them, before anything is loaded or waited for: a page that is left at once sends
 * them again when it is next opened. Whatever waits from before stays, until it is known to be written.
 */
export function keepPending(entries: readonly Quantity[], { getState, extra }: Effect): void {
  const { status, account } = getState().session;
  const waiting = listOf(Reflect.get(recordOf(extra.storage.read('pending')?.data), 'entries'));
  extra.storage.write('pending', {
    key: `${extra.tabs.id}.${nanoid()}`,
    entries: [...waiting, ...entries].slice(-MOST),
    member: status === 'known' ? account.memberId : null,
    at: Date.now(),
  });
}
