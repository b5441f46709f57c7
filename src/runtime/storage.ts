import type { StoragePort } from '../api/ports';

/** Shape of what is kept, so that a later release can tell its own values from older ones. */
const VERSION = 1;

function parse(text: string | null): ReturnType<StoragePort['read']> {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { v, at, data } = kept as Record<string, unknown>;
    return v === VERSION && typeof at === 'number' ? { at, data } : null;
  } catch {
    return null;
  }
}

/**
 * Values under `waybill.<name>` as `{v, at, data}`. A storage that is blocked, full or holds garbage changes nothing but
 * persistence: what was written stays readable on this page. [STO-01]
 * @param area looked up at each call, because merely naming `localStorage` throws where it is blocked.
 */
export function createStorage(area: () => Storage, now: () => number = Date.now): StoragePort {
  const memory = new Map<string, string | null>();

  const attempt = <T>(access: (storage: Storage) => T, otherwise: T): T => {
    try {
      return access(area());
    } catch {
      return otherwise;
    }
  };

  return {
    read(name) {
      const key = `waybill.${name}`;
      const here = memory.get(key);
      if (here === null) return null;
      const there = parse(attempt((storage) => storage.getItem(key), null));
      const own = here === undefined ? null : parse(here);
      // Another tab may have found room for a later value than the one that found none.
      return own && there && there.at > own.at ? there : (own ?? there);
    },
    write(name, data, at = now()) {
      const key = `waybill.${name}`;
      const text = JSON.stringify({ v: VERSION, at, data });
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, text);
    },
    remove(name) {
      const key = `waybill.${name}`;
      const isGone = attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
      if (isGone) memory.delete(key);
      else memory.set(key, null);
    },
  };
}
