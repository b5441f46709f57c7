import { useSyncExternalStore } from 'react';

const watchHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The page's anchor, with its `#`; '' without one. */
export const useHash = (): string => useSyncExternalStore(watchHash, () => window.location.hash);
