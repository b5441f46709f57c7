/** Shape of what is kept, so that a later release can tell its own values from older ones. */
const VERSION = 1;

/** The name of a value in the storage. [STO-01] */
export const keyOf = (name: string): string => `waybill.${name}`;

/** As it is kept; `at` in ms. */
export const toText = (data: unknown, at: number): string => JSON.stringify({ v: VERSION, at, data });

/** What was kept; null where it is nothing of this release's shape. */
export function fromText(text: string | null): { readonly at: number; readonly data: unknown } | null {
  try {
    const { v, at, data } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return v === VERSION && typeof at === 'number' ? { at, data } : null;
  } catch {
    return null;
  }
}

/** Asks the storage. Merely naming `localStorage` throws where it is blocked. */
export function tryStorage<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
