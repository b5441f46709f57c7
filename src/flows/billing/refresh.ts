import { billingInfo } from '../../store/resources/billing-info';
import type { Ports } from '../../store/ports';
import type { AppDispatch, RootState } from '../../store/state';

/**
 * Refetches the session and then the stored billing data, because another payment method can change the account's messages. The
 * refetch of the account loads on demand, so that a form which nobody saves does not carry it.
 */
export const refreshBilling =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { load }: Ports): Promise<void> => {
    const { account } = getState().session;
    const part = await load(() => import('../../store/resources/refresh-account'));
    if (part) await dispatch(part.refreshAccount());
    // An unchanged account means that the session read failed, so the billing data need a forced refetch.
    await dispatch(billingInfo.read(undefined, { force: getState().session.account === account }));
  };
