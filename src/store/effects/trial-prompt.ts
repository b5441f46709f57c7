import { mayStartTrial } from '../../domain/cart/trial';
import type { Effect } from '../state';
import { isAt } from './location';
import { askPerson } from './ask-person';

/**
 * Whether this cart can be driven on trial. Where it cannot, a prompt says so and leads to the packages, unless they are
 * what is open. [TRL-02, TRL-03, TRL-04, TRL-05]
 */
export async function mayDrive(api: Effect, origin: string | null): Promise<boolean> {
  if (mayStartTrial(api.getState().cart.content)) return true;
  const isAtPricing = isAt('pricing', api);
  const answer = await askPerson(api, { kind: 'trial', isAtPricing }, origin);
  if (answer === 'ok' && !isAtPricing) api.extra.navigate('pricing', { origin });
  return false;
}
