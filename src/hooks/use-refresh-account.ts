import { useState } from 'react';
import { useRuntime } from './use-runtime';
import { useOrigin } from './use-origin';

/** Asks again who is looking and what they have, where nobody could say or it may have changed. */
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
