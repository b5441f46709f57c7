import type { Effect } from '../state';
import type { trialWanted } from '../slices/cart';
import { goToCheckout } from './checkout';
import { mayDrive } from './trial-prompt';

/** The free test drive begins where checkout does, for a visitor with registration. [TRL-02, TRL-06] */
export async function startTrialEffect(
  { origin }: ReturnType<typeof trialWanted>['payload'],
  api: Effect,
): Promise<void> {
  if (await mayDrive(api, origin)) await goToCheckout({ origin }, api);
}
