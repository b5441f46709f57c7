import { checkoutDestination } from '../../domain/subscription/destination';
import type { Effect } from '../create-store';
import type { checkoutPressed } from '../slices/cart';
import { knownAccount } from './account';

/** Sends a visitor to registration with the saved campaign parameters. [NAV-01, NAV-02, NAV-03, NAV-20, TRL-06, STO-10] */
export function register(api: Effect, origin: string | null): void {
  api.extra.storage.write('is_gregister', true);
  const utms = api.extra.storage.read('utms')?.data;
  api.extra.navigate('register', { query: typeof utms === 'string' ? utms : '', origin });
}

/** Where the saved cart leads: registration, the subscription page, or a refusal. [NAV-03, NAV-04, ACC-16, ACC-17] */
export async function goToCheckout(
  { origin }: ReturnType<typeof checkoutPressed>['payload'],
  api: Effect,
): Promise<void> {
  const destination = checkoutDestination(await knownAccount(api));
  if (destination === 'register') register(api, origin);
  else api.extra.navigate(destination === 'access-denied' ? 'accessDenied' : 'subscription', { origin });
}
