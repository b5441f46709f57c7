import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether a browser shows the view: false on a server and in the first render of what a server rendered, which is the same. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
