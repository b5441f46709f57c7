import { useCallback } from 'react';
import { documentAddress } from '../page/redirect';
import { selectServer } from '../store/selectors/config';
import { useRuntime } from './use-runtime';

/** Returns a function that makes an address of the server absolute. It returns null for an address that a person must not open. */
export function useDocumentAddress(): (target: string) => string | null {
  const { store } = useRuntime();
  return useCallback((target) => documentAddress(target, selectServer(store.getState())), [store]);
}
