import type { StoragePort } from '../api/ports';
import { tryStorage, fromText, keyOf, toText } from './storage-codec';

/**
 * Values under `waybill.<name>` as `{v, at, data}`. A storage that is blocked, full or holds garbage changes nothing but
 * persistence: what was written stays readable on this page. [STO-01]
 * @param area looked up at each call, because merely naming `localStorage` throws where it is blocked.
 */
export function createStorage(area: () => Storage, now: () => number = Date.now): StoragePort {
  const memory = new Map<string, string | null>();
  /** @returns whether the storage took it */
  const tell = (change: (storage: Storage) => void): boolean =>
    tryStorage(() => {
      change(area());
      return true;
    }, false);

  return {
    read(name) {
      const key = keyOf(name);
      const here = memory.get(key);
      if (here === null) return null;
      const there = fromText(tryStorage(() => area().getItem(key), null));
      const own = here === undefined ? null : fromText(here);
      // Another tab may have found room for a later value than the one that found none.
      return own && there && there.at > own.at ? there : (own ?? there);
    },
    write(name, data, at = now()) {
      const key = keyOf(name);
      const text = toText(data, at);
      if (tell((storage) => storage.setItem(key, text))) memory.delete(key);
      else memory.set(key, text);
    },
    remove(name) {
      const key = keyOf(name);
      if (tell((storage) => storage.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
  };
}
