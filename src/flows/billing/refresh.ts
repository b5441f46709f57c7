import type { AppDispatch, RootState } from '../../store/state';
import { readBilling } from '../../store/billing/read-billing';
import { lookAnew } from '../../store/subscription/look-anew';

/** Asks who is looking, and then what is stored now: another method may make other messages true. */
export const refreshBilling =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { account } = getState().session;
    await dispatch(lookAnew());
    const now = getState().session.account;
    // A session that could not be read is the one of before.
    await dispatch(readBilling(now, { anew: now === account }));
  };
