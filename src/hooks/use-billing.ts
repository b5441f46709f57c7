import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { BillingInfo } from '../domain/billing/info';
import { offeredMethods, type MethodName } from '../domain/billing/methods';
import { billingStanding, seesBilling, type BillingStanding } from '../domain/billing/standing';
import type { AppDispatch, RootState } from '../store/state';
import { billingAt, readBilling } from '../store/billing/read-billing';

export interface BillingRead {
  /** `ready`: either there are data, or the standing says why none are read. */
  readonly status: 'pending' | 'failed' | 'ready';
  readonly standing: BillingStanding;
  readonly offered: readonly MethodName[];
  readonly info: BillingInfo | null;
}

/**
 * What is stored for billing, read when the first view needs it and whenever the session is another. Nothing is asked of somebody
 * who is nobody's member. [BIL-20]
 * @param wanted methods that the page wants to offer
 */
export function useBilling(wanted: readonly string[] | undefined): BillingRead {
  const dispatch = useDispatch<AppDispatch>();
  const { status, account } = useSelector((state: RootState) => state.session);
  const { data, failure } = useSelector(billingAt);
  const offered = offeredMethods(account.paymentMethods, wanted);
  const standing = billingStanding(account, offered);
  const isShown = status === 'known' && seesBilling(standing);

  useEffect(() => {
    if (isShown) void dispatch(readBilling(account));
  }, [dispatch, isShown, account]);

  const settled = () => {
    if (status === 'unknown') return 'pending';
    if (status === 'failed') return 'failed';
    if (!isShown || data) return 'ready';
    return failure ? 'failed' : 'pending';
  };
  return {
    status: settled(),
    standing,
    offered,
    info: isShown ? data : null,
  };
}
