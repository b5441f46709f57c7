import { checkOrderItem, toOrderItem } from '../../contract/order-item';
import { hasToMove } from '../../domain/migration/who';
import { checkoutDestination } from '../../domain/subscription/destination';
import type { Effect } from '../state';
import type { checkoutPressed, trialWanted } from '../slices/cart';
import { checkoutWanted } from '../slices/checkout';
import { knownAccount } from './account';
import { migrateFirst } from './migration';
import { isAt } from './location';
import { askPerson } from './ask-person';
import { enqueueEdit } from './edit-queue';
import { mayStartTrial } from '../../domain/cart/trial';

/** Sends a visitor to registration with the saved campaign parameters. [NAV-01, NAV-02, NAV-03, NAV-20, TRL-06, STO-10] */
export function goToRegistration(api: Effect, origin: string | null): void {
  api.extra.storage.write('is_gregister', true);
  // Navigating to the registration page again would discard what is typed into its form.
  if (isAt('register', api)) return;
  const utms = api.extra.storage.read('utms')?.data;
  api.extra.navigate('register', { query: typeof utms === 'string' ? utms : '', origin });
}

/**
 * Leads from the saved cart to registration, to the checkout flow or to a refusal. An invalid cart and a read-only account order
 * nothing. A visitor's registration starts the free trial, so the cart must qualify for one. An account on an earlier plan, or
 * billed by a store, migrates first. [NAV-03, PRC-28, PRC-29, ACC-07, ACC-16, ACC-17, CRT-53, TRL-06, MIG-12]
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

/**
 * Returns true if this cart qualifies for a trial. Otherwise a prompt says so and leads to the packages, unless that page is
 * open. [TRL-02, TRL-03, TRL-04, TRL-05]
 */
async function mayDrive(api: Effect, origin: string | null): Promise<boolean> {
  if (mayStartTrial(api.getState().cart.content)) return true;
  const isAtPricing = isAt('pricing', api);
  const answer = await askPerson(api, { kind: 'trial', isAtPricing }, origin);
  if (answer === 'ok' && !isAtPricing) api.extra.navigate('pricing', { origin });
  return false;
}

/** The free test drive begins where checkout does, for a visitor with registration. [TRL-02, TRL-06] */
export async function startTrialEffect(
  { origin }: ReturnType<typeof trialWanted>['payload'],
  api: Effect,
): Promise<void> {
  if (await mayDrive(api, origin)) await goToCheckout({ origin }, api);
}
