import type { Failure } from '../../api/reply';
import { readSubscriptionInfo } from '../../contract/subscription-info';
import type { SubscriptionInfo } from '../../domain/subscription/info';
import type { Account } from '../../domain/subscription/types';
import { createResource } from './resource';
import { selectAccount } from '../slices/session';

/** A server's own word that there is nothing: an account without a subscription has none to be told of; one that has is not told to have none. */
const nothingHeld = ({ fromJson, ownStatus }: Failure, { currency, isSubscribed }: Account): SubscriptionInfo | null =>
  fromJson && ownStatus === 404 && !isSubscribed ? { currency, held: null, modules: [], pending: null } : null;

/** What the member has. The session that comes after a change is another, and what they have is read again. [API-48] */
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
