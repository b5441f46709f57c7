import { readSession } from '../../contract/session';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { sessionFailed, sessionRead } from '../slices/session';
import { readInfo } from './read-info';

/** Asks who is looking, and then what they have: a change may be through, or what failed may work now. */
export const lookAnew =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { client }: Ports): Promise<void> => {
    const reply = await client.request('session');
    const account = reply.ok ? readSession(reply.body) : null;
    // The views that show it read on as soon as they see another session.
    if (account) return void dispatch(sessionRead(account));
    const { session, config } = getState();
    if (session.status === 'known') await dispatch(readInfo(session.account, config.language, { anew: true }));
    else dispatch(sessionFailed());
  };
