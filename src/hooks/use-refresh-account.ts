import { useState } from 'react';
import { useRuntime } from './use-runtime';
import { useOrigin } from './use-origin';

/** Returns a refetch of session and subscription, for views whose data may be stale or have failed. */
export function useRefreshAccount() {
  const { store, ports } = useRuntime();
  const origin = useOrigin();
  const [isLooking, setLooking] = useState(false);
  const look = async (): Promise<void> => {
    setLooking(true);
    const part = await ports.load(() => import('../store/resources/refresh-account'), origin);
    if (part) await store.dispatch(part.refreshAccount());
    setLooking(false);
  };
  return { isLooking, look: () => void look() };
}
