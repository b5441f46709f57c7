import type { StoragePort } from '../api/ports';
import { attempt, fromText, keyOf, toText } from '../page/kept';

/**
 * Storage port of the loader: shares values with the runtime and with earlier pages. Where storage is blocked, the loader
 * requests the values again.
 */
export const storage: Pick<StoragePort, 'read' | 'write'> = {
  read: (name) => fromText(attempt(() => localStorage.getItem(keyOf(name)), null)),
  write: (name, data) => attempt(() => localStorage.setItem(keyOf(name), toText(data, Date.now())), undefined),
};
