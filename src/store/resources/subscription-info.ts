import type { Failure } from '../../api/reply';
import { readSubscriptionInfo } from '../../contract/subscription-info';
import type { SubscriptionInfo } from '../../domain/subscription/info';
import type { Account } from '../../domain/subscription/types';
import { createResource } from './resource';
import { selectAccount } from '../slices/session';

/** Reads a 404 of the server itself as "no subscription", but only for an account that has none according to its session. */
const nothingHeld = ({ fromJson, ownStatus }: Failure, { currency, isSubscribed }: Account): SubscriptionInfo | null =>
  fromJson && ownStatus === 404 && !isSubscribed ? { currency, held: null, modules: [], pending: null } : null;

/** Resource of the member's subscription. A new session (such as after a change) makes it stale. [API-48] */
export const subscriptionInfo = createResource<SubscriptionInfo>({
  name: 'subscriptionInfo',
  keyOf: (_, state) => [state.config.language, selectAccount(state).memberId],
  request: (_, state) => ({ query: { member_id: selectAccount(state).memberId } }),
  translate: readSubscriptionInfo,
  answerIn: (failure, state) => nothingHeld(failure, selectAccount(state)),
  ownerOf: selectAccount,
  failedText: 'subscription.failed_title',
  isQuiet: true,
  surface: 'subscription',
});
