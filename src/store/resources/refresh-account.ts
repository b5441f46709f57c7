import { readSession } from '../../contract/session';
import type { Ports } from '../ports';
import { subscriptionInfo } from './subscription-info';
import { sessionFailed, sessionRead } from '../slices/session';
import type { AppDispatch, RootState } from '../state';

/** Asks who is looking, and then what they have: a change may be through, or what failed may work now. */
export const refreshAccount =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { client }: Ports): Promise<void> => {
    const reply = await client.request('session');
    const account = reply.ok ? readSession(reply.body) : null;
    // The views that show it read on as soon as they see another session.
    if (account) return void dispatch(sessionRead(account));
    if (getState().session.status === 'known') await dispatch(subscriptionInfo.read(undefined, { force: true }));
    else dispatch(sessionFailed());
  };
