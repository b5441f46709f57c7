import { nanoid } from '@reduxjs/toolkit';
import { listOf, recordOf } from '../../contract/fields';
import type { Quantity } from '../../domain/cart/quantity';
import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import { isFromPricing } from '../effects/location';
import { keepPick } from '../kit/kept-picks';
import type { moduleWanted, planChosen } from '../slices/cart';
import type { Effect, KeptPick } from '../state';

/** Limit of persisted entries, because storage may hold anything. */
const MOST = 100;

/**
 * Persists quantities synchronously with the press, before anything loads: if the person leaves the page at once, the next page
 * sends them. Earlier entries stay until their write is known to be done.
 */
export function persistPending(entries: readonly Quantity[], { getState, extra }: Effect): void {
  const { status, account } = getState().session;
  const waiting = listOf(Reflect.get(recordOf(extra.storage.read('pending')?.data), 'entries'));
  extra.storage.write('pending', {
    key: `${extra.tabs.id}.${nanoid()}`,
    entries: [...waiting, ...entries].slice(-MOST),
    member: status === 'known' ? account.memberId : null,
    at: Date.now(),
  });
}

type Pressed = ReturnType<typeof planChosen>['payload'] | ReturnType<typeof moduleWanted>['payload'];

/**
 * Persists a pick synchronously with the press, before anything loads: if the person leaves the page at once, the next page of the tab
 * sends it. It stays until the server has acknowledged it or the person was told why not.
 * @returns what the write says, so that a second sending is the same request
 */
export function persistPick(pressed: Pressed, { getState, extra }: Effect): KeptPick {
  const { status, account } = getState().session;
  const pick = { key: `${extra.tabs.id}-${nanoid()}`, isPricing: isFromPricing(pressed.origin, { getState, extra }) };
  const item =
    'planId' in pressed
      ? { kind: 'plan', id: pressed.planId, selected: pressed.selected ?? [], quantity: pressed.quantity }
      : { kind: 'module', id: pressed.id };
  const member = status === 'known' ? account.memberId : null;
  keepPick({ ...item, ...pick, member, at: Date.now() }, extra);
  return pick;
}

/** Persists whether a member is here, so that the next page greets a member as one before the session answers. [docs/decisions/0066] */
export const persistMemberHint = (account: Account, { extra }: Pick<Effect, 'extra'>): void =>
  extra.storage.write('member', isVisitor(account) ? 0 : 1);

/** Persists the toggles of the pricing page. [PRC-08, PRC-09] */
export function persistPreferences(_: unknown, { getState, extra }: Effect): void {
  const { annual, commercial } = getState().preferences;
  extra.storage.write('annual', annual);
  extra.storage.write('commercial', commercial);
}
