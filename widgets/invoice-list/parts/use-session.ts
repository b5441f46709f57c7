import { useState } from 'react';
import { useRuntime } from '../../../src/runtime/root';
import { useOrigin } from '../../../src/runtime/use-origin';

/** Asks again who is looking, where nobody could say. */
export function useSession() {
  const { store, ports } = useRuntime();
  const origin = useOrigin();
  const [isLooking, setLooking] = useState(false);
  const look = async (): Promise<void> => {
    setLooking(true);
    const part = await ports.load(() => import('../../../src/store/subscription/look-anew'), origin);
    if (part) await store.dispatch(part.lookAnew());
    setLooking(false);
  };
  return { isLooking, look: () => void look() };
}
