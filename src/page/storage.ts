import type { StoragePort } from '../api/ports';
import { tryStorage, fromText, keyOf, toText } from './storage-codec';

interface StorageOptions {
  readonly now?: () => number;
  /** While it is false, values are kept in memory only. */
  readonly mayWrite?: () => boolean;
}

/**
 * Creates a storage port that keeps values under `waybill.<name>` as `{v, at, data}`. Blocked, full or corrupted storage affects
 * only persistence: an in-memory fallback keeps the values readable on this page. [STO-01]
 * @param area getter of the storage, called on each access, because even naming `localStorage` throws where the browser blocks
 * it.
 */
export function createStorage(
  area: () => Storage,
  { now = Date.now, mayWrite = () => true }: StorageOptions = {},
): StoragePort {
  const memory = new Map<string, string | null>();
  /**
   * Runs a change on the storage.
   * @returns whether the storage accepted it
   */
  const tell = (change: (storage: Storage) => void): boolean =>
    mayWrite() &&
    tryStorage(() => {
      change(area());
      return true;
    }, false);

  return {
    read(name) {
      const key = keyOf(name);
      const here = memory.get(key);
      if (here === null) return null;
      const there = fromText(tryStorage(() => area().getItem(key)));
      const own = here === undefined ? null : fromText(here);
      // The later value wins: another tab may have stored one after storage rejected this tab's write.
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
