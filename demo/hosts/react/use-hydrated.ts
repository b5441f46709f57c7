import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React takes over its markup, true from the next render on. React 19 attaches the listeners
 * of custom elements only when a property changes after that (facebook/react#35446), so a listener has to wait for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
