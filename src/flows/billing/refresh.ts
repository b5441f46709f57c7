import type { AppDispatch, RootState } from '../../store/state';
import { refreshAccount } from '../../store/resources/refresh-account';
import { billingInfo } from '../../store/resources/billing-info';

/** Asks who is looking, and then what is stored now: another method may make other messages true. */
export const refreshBilling =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { account } = getState().session;
    await dispatch(refreshAccount());
    // A session that could not be read is the one of before.
    await dispatch(billingInfo.read(undefined, { force: getState().session.account === account }));
  };
