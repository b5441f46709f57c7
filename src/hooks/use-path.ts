import { useSyncExternalStore } from 'react';
import { watchPath } from '../page/path';
import { useRuntime } from './use-runtime';

/** Returns the current path and re-renders on back, forward and `movePath`; on a server the path that the page has told. */
export function usePath(): string {
  const { ports } = useRuntime();
  return useSyncExternalStore(
    watchPath,
    () => location.pathname,
    () => ports.location().pathname,
  );
}
