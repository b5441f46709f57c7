import { nanoid } from '@reduxjs/toolkit';
import { listOf, recordOf } from '../../contract/fields';
import type { Quantity } from '../../domain/cart/quantity';
import type { Account } from '../../domain/subscription/types';
import { isVisitor } from '../../domain/subscription/user-type';
import { isFromPricing } from '../effects/location';
import { keepPick } from '../kit/kept-picks';
import { cartForgotten, type moduleWanted, type planChosen } from '../slices/cart';
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
      ? { kind: 'plan', id: pressed.planId, selected: pressed.selected ?? [] }
      : { kind: 'module', id: pressed.id };
  const member = status === 'known' ? account.memberId : null;
  keepPick({ ...item, ...pick, member, at: Date.now() }, extra);
  return pick;
}

/**
 * Reads the owner of a stored cart: the member id, or 0 for a visitor or an unknown owner. A module of its own, because the page needs
 * the owner before it reads the cart.
 */
const ownerOfStored = (value: unknown): number => Number(Reflect.get(recordOf(value), 'member') ?? 0) || 0;

/**
 * Drops the cart of a member who has signed out, so that the next person does not take it over. It runs synchronously, because
 * edits resume as soon as the session is known. [STO-03, CRT-65]
 */
export function forgetCartOfOthers(memberId: number, { dispatch, extra }: Effect): void {
  const owner = ownerOfStored(extra.storage.read('cart')?.data);
  if (owner === 0 || owner === memberId) return;
  extra.storage.remove('cart');
  dispatch(cartForgotten());
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
