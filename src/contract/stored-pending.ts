import * as z from 'zod/mini';
import type { Quantity } from '../domain/cart/quantity';
import { count, id, intOrNull, kept, read, text } from './fields';

const schema = z.object({ key: text, entries: kept(z.object({ id, quantity: count })), member: intOrNull, at: count });

/** Edit queue of quantities that a page left before the server confirmed them. */
export interface StoredPending {
  /** Key of the last press; a tab compares it to learn that no later press superseded the entries. */
  readonly key: string;
  /** Entries in the order of the presses. */
  readonly entries: readonly Quantity[];
  /** Member id of the person who pressed; 0 for a visitor, null if the session had not loaded. */
  readonly member: number | null;
  /** ms since 1970 */
  readonly at: number;
}

/** Reads the queue from storage; null if it is empty or malformed. */
export const readStoredPending = (value: unknown): StoredPending | null => {
  const stored = read(schema, value);
  return stored && stored.key && stored.entries.length > 0 ? stored : null;
};
