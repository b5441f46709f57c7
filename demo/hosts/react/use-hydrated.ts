import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, true from the next render on. React 19 attaches listeners of custom elements only when
 * a property changes after hydration (facebook/react#35446), so listeners have to wait for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
