import { useCallback } from 'react';
import { useElement } from '../element/context';
import { documentAddress } from '../page/redirect';
import { useRuntime } from './use-runtime';

/** Returns a function that resolves an address from the server for a person to open: absolute and safe, else null. */
export function useDocumentAddress(): (target: string) => string | null {
  const { store } = useRuntime();
  const { host } = useElement();
  return useCallback(
    (target) => documentAddress(target, new URL(store.getState().config.api, host.baseURI).href),
    [store, host],
  );
}
