/** The schema version of stored values, so that a later release can tell its own values from older ones. */
const VERSION = 1;

/** Returns the storage key of a value. [STO-01] */
export const keyOf = (name: string): string => `waybill.${name}`;

/** Encodes a value for storage; `at` in ms. */
export const toText = (data: unknown, at: number): string => JSON.stringify({ v: VERSION, at, data });

/** Decodes a stored value. Returns null when there is none, or when the text does not have this release's schema. */
export function fromText(text: string | null | undefined): { readonly at: number; readonly data: unknown } | null {
  try {
    const stored = JSON.parse(text ?? 'null') as { readonly v: unknown; readonly at: number; readonly data: unknown };
    return stored?.v === VERSION && typeof stored.at === 'number' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Accesses storage and returns the fallback, undefined by default, on an error. Even naming `localStorage` throws where the browser blocks
 * it.
 */
export function tryStorage<T, F = undefined>(access: () => T, otherwise?: F): T | F {
  try {
    return access();
  } catch {
    return otherwise as F;
  }
}
