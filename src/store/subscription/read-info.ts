import { failed, type Failure } from '../../api/reply';
import { readSubscriptionInfo } from '../../contract/subscription-info';
import type { SubscriptionInfo } from '../../domain/subscription/info';
import type { Account } from '../../domain/subscription/types';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { readDone, readFailed, readStarted, type ReadState } from '../slices/reads';

/** Among the reads, under a key of its own: it depends on who is looking. */
const keyOf = ({ memberId }: Account, language: string): string => ['subscriptionInfo', language, memberId].join('/');

const NOTHING: ReadState<SubscriptionInfo> = { isPending: false, data: null, failure: null };

export const infoAt = ({ reads, session, config }: RootState): ReadState<SubscriptionInfo> =>
  (reads[keyOf(session.account, config.language)] as ReadState<SubscriptionInfo> | undefined) ?? NOTHING;

interface Asked {
  readonly account: Account;
  readonly language: string;
}

/** A server's own word that there is nothing: an account without a subscription has none to be told of; one that has is not told to have none. */
const nothingHeld = ({ fromJson, ownStatus }: Failure, { currency, isSubscribed }: Account): SubscriptionInfo | null =>
  fromJson && ownStatus === 404 && !isSubscribed ? { currency, held: null, modules: [], pending: null } : null;

/** What was asked last on each page; an answer to anything else comes too late. */
const last = new WeakMap<Ports['client'], Asked>();

/**
 * Reads what the member has, once for each answer of the session however many views show it: the session that comes after a
 * change is another. [API-48]
 */
export const readInfo =
  (account: Account, language: string, { anew = false } = {}) =>
  async (dispatch: AppDispatch, _: () => RootState, { client, emit }: Ports): Promise<void> => {
    const before = last.get(client);
    if (!anew && before?.account === account && before.language === language) return;
    const asked = { account, language };
    last.set(client, asked);
    const key = keyOf(account, language);
    dispatch(readStarted(key));
    const reply = await client.request('subscriptionInfo', { query: { member_id: account.memberId } });
    if (last.get(client) !== asked) return;
    const data = reply.ok ? readSubscriptionInfo(reply.body) : nothingHeld(reply.failure, account);
    if (data) dispatch(readDone({ key, data }));
    else {
      const { failure } = reply.ok ? failed('not-json') : reply;
      if (reply.ok)
        emit('error', { code: failure.status, message: 'subscription.failed_title', surface: 'subscription' }, null);
      dispatch(readFailed({ key, failure }));
    }
  };
