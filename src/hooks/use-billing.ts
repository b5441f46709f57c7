import { useSelector } from 'react-redux';
import type { BillingInfo } from '../domain/billing/info';
import { offeredMethods, type MethodName } from '../domain/billing/methods';
import { billingStanding, seesBilling, type BillingStanding } from '../domain/billing/standing';
import { billingInfo } from '../store/resources/billing-info';
import type { RootState } from '../store/state';
import { useResource } from './use-resource';

export interface BillingRead {
  /** `ready`: the data are loaded, or the standing explains why none are read. */
  readonly status: 'pending' | 'failed' | 'ready';
  readonly standing: BillingStanding;
  readonly offered: readonly MethodName[];
  readonly info: BillingInfo | null;
}

/**
 * Reads the stored billing data when the first view needs them, and again for each new session. It sends no request for a
 * visitor. [BIL-20]
 * @param wanted payment methods that the host page wants to offer
 */
export function useBilling(wanted: readonly string[] | undefined): BillingRead {
  const { status, account } = useSelector((state: RootState) => state.session);
  const offered = offeredMethods(account.paymentMethods, wanted);
  const standing = billingStanding(account, offered);
  const isShown = status === 'known' && seesBilling(standing);
  const { data, failure } = useResource(billingInfo, undefined, isShown);

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
