import type { Client } from '../../api/client';
import type { BillingOutcome } from './outcome';
import { outcomeOf } from './save';

/** Takes up a paused subscription again, once. */
export const resumeSubscription = async (client: Client): Promise<BillingOutcome> =>
  outcomeOf(await client.request('subscriptionResume', { body: {} }));
