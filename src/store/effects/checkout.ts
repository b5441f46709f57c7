import { checkOrderItem, toOrderItem } from '../../contract/order-item';
import { hasToMove } from '../../domain/migration/who';
import { checkoutDestination } from '../../domain/subscription/destination';
import type { Effect } from '../state';
import type { checkoutPressed, trialWanted } from '../slices/cart';
import { checkoutWanted } from '../slices/checkout';
import type { Outcome } from '../outcome';
import { selectIsChangePackage } from '../selectors/cart';
import { cartRead, knownAccount } from './account';
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
 * Returns where the saved cart leads, or null once the person was told why it leads nowhere. A read-only account, and a cart that
 * changes nothing of the subscription, order nothing. A visitor's registration starts the free trial, so the cart must qualify for
 * one. [NAV-03, PRC-27, ACC-07, ACC-16, ACC-17, TRL-06, docs/decisions/0024]
 */
async function wayOn(origin: string | null, api: Effect): Promise<'register' | 'checkout' | null> {
  const account = await knownAccount(api);
  const destination = checkoutDestination(account);
  if (destination === 'register') return (await mayDrive(api, origin)) ? destination : null;
  if (destination === 'access-denied') {
    api.extra.navigate('accessDenied', { origin });
    return null;
  }
  const state = api.getState();
  if (account.isReadOnly) await askPerson(api, { kind: 'error', text: { key: 'cart.read_only' } }, origin);
  else if (!state.cart.content.plan || selectIsChangePackage(state)) return destination;
  else await askPerson(api, { kind: 'info', text: { key: 'cart.no_change' } }, origin);
  return null;
}

/**
 * Leads from the saved cart to registration, to the checkout flow or to a refusal. An invalid cart orders nothing. An account on an
 * earlier plan, or billed by a store, migrates first. [NAV-03, PRC-28, PRC-29, CRT-53, MIG-12]
 */
export async function goToCheckout(
  { origin }: ReturnType<typeof checkoutPressed>['payload'],
  api: Effect,
): Promise<void> {
  const destination = await wayOn(origin, api);
  if (!destination) return;
  if (destination === 'register') return goToRegistration(api, origin);
  if (hasToMove(api.getState().session.account)) return migrateFirst({ kind: 'checkout' }, origin, api);
  const checked = checkOrderItem(toOrderItem(api.getState().cart.content));
  if (checked.ok) {
    if (await api.extra.flow('checkout', origin)) api.dispatch(checkoutWanted({ origin }));
    return;
  }
  api.extra.emit('error', { code: checked.code, message: checked.message, surface: 'cart' }, origin);
  await askPerson(api, { kind: 'error', text: { key: 'errors.invalid_cart_item' } }, origin);
}

/** Waits until the cart is known and all that was chosen before is written. */
const cartSettled = (api: Effect): Promise<void> =>
  enqueueEdit(api.extra, async () => {
    await knownAccount(api);
    await cartRead(api);
  });

/** A press on the button that moves on: once all that was chosen before is written. */
export async function checkOutEffect(
  pressed: ReturnType<typeof checkoutPressed>['payload'],
  api: Effect,
): Promise<void> {
  await cartSettled(api);
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

/**
 * The free test drive begins where checkout does: for a visitor with registration, for a member with the checkout, for which the
 * command asks the host page. [TRL-02, TRL-06]
 */
export async function startTrialEffect(
  { origin }: ReturnType<typeof trialWanted>['payload'],
  api: Effect,
): Promise<Outcome> {
  await cartSettled(api);
  const destination = (await mayDrive(api, origin)) ? await wayOn(origin, api) : null;
  if (destination === 'checkout') return 'to-checkout';
  if (destination === 'register') goToRegistration(api, origin);
  return destination ? 'done' : 'canceled';
}
