import type { StoragePort } from '../api/ports';
import { tryStorage, fromText, keyOf, toText } from '../page/storage-codec';

/**
 * Storage port of the loader: shares values with the runtime and with earlier pages. Where storage is blocked, the loader
 * requests the values again.
 */
export const storage: Pick<StoragePort, 'read' | 'write'> = {
  read: (name) => fromText(tryStorage(() => localStorage.getItem(keyOf(name)), null)),
  write: (name, data) => tryStorage(() => localStorage.setItem(keyOf(name), toText(data, Date.now())), undefined),
};
