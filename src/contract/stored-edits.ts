import * as z from 'zod/mini';
import type { Quantity } from '../domain/cart/quantity';
import type { SharedCart } from '../domain/cart/tab-message';
import { count, id, intOrNull, kept, oneOf, read, recordOf, text } from './fields';
import { readSharedCart } from './tab-message';

const pendingSchema = z.object({
  key: text,
  entries: kept(z.object({ id, quantity: count })),
  member: intOrNull,
  at: count,
});

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
  const stored = read(pendingSchema, value);
  return stored && stored.key && stored.entries.length > 0 ? stored : null;
};

/** Changes of the cart that one Undo takes back. */
const UNDOABLE = ['removed', 'replaced', 'merged', 'emptied', 'plan-reset'] as const;

const undoSchema = z.object({ notice: oneOf(UNDOABLE, null) });

/** What this tab can undo over a reload. */
export interface StoredUndo {
  readonly former: SharedCart;
  readonly notice: (typeof UNDOABLE)[number];
}

/** What the storage of the tab holds; null where there is nothing to undo. */
export const readStoredUndo = (value: unknown): StoredUndo | null => {
  const notice = read(undoSchema, value)?.notice;
  const former = readSharedCart(Reflect.get(recordOf(value), 'former'));
  return notice && former ? { former, notice } : null;
};
