import type { StoragePort } from '../api/ports';
import { attempt, fromText, keyOf, toText } from '../page/kept';

/** What the loader keeps for the runtime, and finds of an earlier page. Where nothing can be kept, it is asked for again. */
export const storage: Pick<StoragePort, 'read' | 'write'> = {
  read: (name) => fromText(attempt(() => localStorage.getItem(keyOf(name)), null)),
  write: (name, data) => attempt(() => localStorage.setItem(keyOf(name), toText(data, Date.now())), undefined),
};
