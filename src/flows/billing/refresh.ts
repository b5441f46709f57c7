import type { AppDispatch, RootState } from '../../store/state';
import { refreshAccount } from '../../store/resources/refresh-account';
import { billingInfo } from '../../store/resources/billing-info';

/** Refetches the session and then the stored billing data, because another payment method can change the account's messages. */
export const refreshBilling =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { account } = getState().session;
    await dispatch(refreshAccount());
    // An unchanged account means that the session read failed, so the billing data need a forced refetch.
    await dispatch(billingInfo.read(undefined, { force: getState().session.account === account }));
  };
