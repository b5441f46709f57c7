import type { StoragePort } from '../api/ports';
import { tryStorage, fromText, keyOf, toText } from '../page/storage-codec';

/** What the loader keeps for the runtime, and finds of an earlier page. Where nothing can be kept, it is asked for again. */
export const storage: Pick<StoragePort, 'read' | 'write'> = {
  read: (name) => fromText(tryStorage(() => localStorage.getItem(keyOf(name)), null)),
  write: (name, data) => tryStorage(() => localStorage.setItem(keyOf(name), toText(data, Date.now())), undefined),
};
