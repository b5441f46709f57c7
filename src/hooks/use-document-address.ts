import { useCallback } from 'react';
import { useElement } from '../element/context';
import { documentAddress } from '../page/redirect';
import { useRuntime } from './use-runtime';

/** Makes an address that the server names one that a person may open: absolute and safe; null where it is neither. */
export function useDocumentAddress(): (target: string) => string | null {
  const { store } = useRuntime();
  const { host } = useElement();
  return useCallback(
    (target) => documentAddress(target, new URL(store.getState().config.api, host.baseURI).href),
    [store, host],
  );
}
