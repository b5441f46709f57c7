import * as z from 'zod/mini';
import type { Quantity } from '../domain/cart/quantity';
import { count, id, intOrNull, kept, read, text } from './fields';

const schema = z.object({ key: text, entries: kept(z.object({ id, quantity: count })), member: intOrNull, at: count });

/** Quantities that a page was left with before they were known to be written. */
export interface StoredPending {
  /** Of the last press: by it a tab knows that nothing was pressed since. */
  readonly key: string;
  /** In the order of the presses. */
  readonly entries: readonly Quantity[];
  /** Who pressed; 0 is a visitor, and null where the session had not answered yet. */
  readonly member: number | null;
  /** ms */
  readonly at: number;
}

/** What storage holds; null where nothing waits. */
export const readStoredPending = (value: unknown): StoredPending | null => {
  const stored = read(schema, value);
  return stored && stored.key && stored.entries.length > 0 ? stored : null;
};
