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

/** Edit queue of quantities that a page left before the server confirmed them. */
export interface StoredPending {
  /** Of the last press: by it a tab knows that nothing was pressed since. */
  readonly key: string;
  /** Entries in the order of the presses. */
  readonly entries: readonly Quantity[];
  /** Member id of the person who pressed; 0 for a visitor, null if the session had not loaded. */
  readonly member: number | null;
  /** ms */
  readonly at: number;
}

/** Reads the queue from storage; null if it is empty or malformed. */
export const readStoredPending = (value: unknown): StoredPending | null => {
  const stored = read(pendingSchema, value);
  return stored && stored.key && stored.entries.length > 0 ? stored : null;
};

/** Changes of the cart that one Undo rolls back. */
const UNDOABLE = ['removed', 'replaced', 'merged', 'emptied', 'plan-reset'] as const;

const undoSchema = z.object({ notice: oneOf(UNDOABLE, null) });

/** Rollback point of this tab, which survives a reload. */
export interface StoredUndo {
  readonly former: SharedCart;
  readonly notice: (typeof UNDOABLE)[number];
}

/** Reads the rollback point from the tab's storage; null if there is nothing to undo. */
export const readStoredUndo = (value: unknown): StoredUndo | null => {
  const notice = read(undoSchema, value)?.notice;
  const former = readSharedCart(Reflect.get(recordOf(value), 'former'));
  return notice && former ? { former, notice } : null;
};
