import { failed } from '../../api/reply';
import { readBillingInfo } from '../../contract/billing';
import { todayOf } from '../../domain/billing/expiry';
import type { BillingInfo } from '../../domain/billing/info';
import type { Account } from '../../domain/subscription/types';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { readDone, readFailed, readStarted, type ReadState } from '../slices/reads';

/** Among the reads, under a key of its own: it depends on who is looking. */
const keyOf = ({ memberId }: Account): string => `billingInfo/${memberId}`;

const NOTHING: ReadState<BillingInfo> = { isPending: false, data: null, failure: null };

export const billingAt = ({ reads, session }: RootState): ReadState<BillingInfo> =>
  (reads[keyOf(session.account)] as ReadState<BillingInfo> | undefined) ?? NOTHING;

/** Whose was asked for last on each page; an answer to anything else comes too late. */
const last = new WeakMap<Ports['client'], { readonly account: Account }>();

/** Reads what is stored, masked, once for each answer of the session however many views show it. */
export const readBilling =
  (account: Account, { anew = false } = {}) =>
  async (dispatch: AppDispatch, _: () => RootState, { client }: Ports): Promise<void> => {
    if (!anew && last.get(client)?.account === account) return;
    const asked = { account };
    last.set(client, asked);
    const key = keyOf(account);
    dispatch(readStarted(key));
    const reply = await client.request('billingInfo');
    if (last.get(client) !== asked) return;
    const data = reply.ok ? readBillingInfo(reply.body, todayOf(new Date())) : null;
    if (data) dispatch(readDone({ key, data }));
    else dispatch(readFailed({ key, failure: reply.ok ? failed('not-json').failure : reply.failure }));
  };
