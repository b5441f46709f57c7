import type { StoragePort } from '../api/ports';

/** Shape of what is kept, so that a later release can tell its own values from older ones. */
const VERSION = 1;

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

  const raw = (key: string): string | null => {
    const here = memory.get(key);
    return here === undefined ? attempt((storage) => storage.getItem(key), null) : here;
  };

  return {
    read(name) {
      const text = raw(`waybill.${name}`);
      if (text === null) return null;
      try {
        const kept: unknown = JSON.parse(text);
        if (typeof kept !== 'object' || kept === null) return null;
        const { v, at, data } = kept as Record<string, unknown>;
        return v === VERSION && typeof at === 'number' ? { at, data } : null;
      } catch {
        return null;
      }
    },
    write(name, data) {
      const key = `waybill.${name}`;
      const text = JSON.stringify({ v: VERSION, at: now(), data });
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
