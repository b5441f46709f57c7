import { useSelector } from 'react-redux';
import type { SubscriptionInfo } from '../domain/subscription/info';
import { mayView } from '../domain/subscription/policy';
import { isVisitor } from '../domain/subscription/user-type';
import { subscriptionInfo } from '../store/resources/subscription-info';
import type { RootState } from '../store/state';
import { useResource } from './use-resource';

export interface SubscriptionRead {
  /** `hidden`: the organization's policy hides it. */
  readonly status: 'pending' | 'failed' | 'visitor' | 'hidden' | 'ready';
  /** Set from `ready` on; it stays during a refetch. */
  readonly info: SubscriptionInfo | null;
  readonly isReading: boolean;
}

const NONE = { info: null, isReading: false } as const;

/** Reads the member's subscription when the first view needs it, and again for each new session. */
export function useSubscription(): SubscriptionRead {
  const { status, account } = useSelector((state: RootState) => state.session);
  const isShown = status === 'known' && !isVisitor(account) && mayView(account, 'subscription');

  const { data, failure, status: reading } = useResource(subscriptionInfo, undefined, isShown);

  if (status === 'unknown') return { ...NONE, status: 'pending' };
  if (status === 'failed') return { ...NONE, status: 'failed' };
  if (isVisitor(account)) return { ...NONE, status: 'visitor' };
  if (!isShown) return { ...NONE, status: 'hidden' };
  const settled = failure && !data ? 'failed' : data ? 'ready' : 'pending';
  return { status: settled, info: data, isReading: reading === 'pending' };
}
