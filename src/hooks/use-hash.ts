import { useSyncExternalStore } from 'react';

const watchHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Returns the URL hash of the page, with its `#`; an empty string without one, and on a server. */
export const useHash = (): string =>
  useSyncExternalStore(
    watchHash,
    () => window.location.hash,
    () => '',
  );
