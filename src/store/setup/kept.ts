import { nanoid } from '@reduxjs/toolkit';
import { listOf, recordOf } from '../../contract/fields';
import type { Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../state';
import { cartForgotten } from '../slices/cart';

/** Limit of persisted entries, because storage may hold anything. */
const MOST = 100;

/**
 * Persists quantities synchronously with the press, before anything loads: if the person leaves the page at once, the next page
 * sends them. Earlier entries stay until their write is known to be done.
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

/** Persists the toggles of the pricing page. [PRC-08, PRC-09] */
export function persistPreferences(_: unknown, { getState, extra }: Effect): void {
  const { annual, commercial } = getState().preferences;
  extra.storage.write('annual', annual);
  extra.storage.write('commercial', commercial);
}
