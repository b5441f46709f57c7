import type { Client } from '../../api/client';
import type { BillingOutcome } from './outcome';
import { billingOutcomeOf } from './save';

/** Takes up a paused subscription again, once. */
export const resumeSubscription = async (client: Client): Promise<BillingOutcome> =>
  billingOutcomeOf(await client.request('subscriptionResume', { body: {} }));
