import { checkOrderItem, toOrderItem } from '../../contract/order-item';
import { hasToMove } from '../../domain/migration/who';
import { checkoutDestination } from '../../domain/subscription/destination';
import type { Effect } from '../state';
import type { checkoutPressed } from '../slices/cart';
import { checkoutWanted } from '../slices/checkout';
import { knownAccount } from './account';
import { migrateFirst } from './migration';
import { isAt } from './location';
import { askPerson } from './ask-person';
import { mayDrive } from './trial-prompt';
import { enqueueEdit } from './edit-queue';

/** Sends a visitor to registration with the saved campaign parameters. [NAV-01, NAV-02, NAV-03, NAV-20, TRL-06, STO-10] */
export function goToRegistration(api: Effect, origin: string | null): void {
  api.extra.storage.write('is_gregister', true);
  // What is typed into the form that is open would be thrown away.
  if (isAt('register', api)) return;
  const utms = api.extra.storage.read('utms')?.data;
  api.extra.navigate('register', { query: typeof utms === 'string' ? utms : '', origin });
}

/**
 * Where the saved cart leads: registration, the checkout flow, or a refusal. A cart that is no order goes nowhere, and who may
 * only look orders nothing. A visitor's registration is the start of the free trial, so that it needs what a trial needs; who is on
 * an earlier plan, or is billed by a store, moves first. [NAV-03, PRC-28, PRC-29, ACC-07, ACC-16, ACC-17, CRT-53, TRL-06, MIG-12]
 */
export async function goToCheckout(
  { origin }: ReturnType<typeof checkoutPressed>['payload'],
  api: Effect,
): Promise<void> {
  const account = await knownAccount(api);
  const destination = checkoutDestination(account);
  if (destination === 'register') return (await mayDrive(api, origin)) ? goToRegistration(api, origin) : undefined;
  if (destination === 'access-denied') return api.extra.navigate('accessDenied', { origin });
  if (account.isReadOnly)
    return void (await askPerson(api, { kind: 'error', text: { key: 'cart.read_only' } }, origin));
  if (hasToMove(account)) return migrateFirst({ kind: 'checkout' }, origin, api);
  const checked = checkOrderItem(toOrderItem(api.getState().cart.content));
  if (checked.ok) {
    if (await api.extra.flow('checkout', origin)) api.dispatch(checkoutWanted({ origin }));
    return;
  }
  api.extra.emit('error', { code: checked.code, message: checked.message, surface: 'cart' }, origin);
  await askPerson(api, { kind: 'error', text: { key: 'errors.invalid_cart_item' } }, origin);
}

/** A press on the button that moves on: once all that was chosen before is written. */
export async function checkOutEffect(
  pressed: ReturnType<typeof checkoutPressed>['payload'],
  api: Effect,
): Promise<void> {
  await enqueueEdit(api.extra, () => Promise.resolve());
  await goToCheckout(pressed, api);
}
