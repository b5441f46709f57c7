import { readSession } from '../../contract/session';
import type { Ports } from '../ports';
import { subscriptionInfo } from './subscription-info';
import { sessionFailed, sessionRead, watchMember } from '../slices/session';
import type { AppDispatch, RootState } from '../state';

/** Refetches the session and then the subscription, because a change may be in force, or an earlier failure may be over. */
export const refreshAccount =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { client }: Ports): Promise<void> => {
    const isOver = watchMember(getState);
    const reply = await client.request('session');
    // An answer from before another account has come says nothing about who is here.
    if (isOver()) return;
    const account = reply.ok ? readSession(reply.body) : null;
    // A new session makes its widgets refetch the subscription by themselves.
    if (account) return void dispatch(sessionRead(account));
    if (getState().session.status === 'known') await dispatch(subscriptionInfo.read(undefined, { force: true }));
    else dispatch(sessionFailed());
  };
