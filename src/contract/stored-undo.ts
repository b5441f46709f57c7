import * as z from 'zod/mini';
import type { SharedCart } from '../domain/cart/tab-message';
import { oneOf, read, recordOf } from './fields';
import { readSharedCart } from './tab-message';

/** Changes of the cart that one Undo rolls back. */
export const UNDOABLE = ['removed', 'replaced', 'merged', 'emptied', 'plan-reset'] as const;

const schema = z.object({ notice: oneOf(UNDOABLE, null) });

/** Rollback point of this tab, which survives a reload. */
export interface StoredUndo {
  readonly former: SharedCart;
  readonly notice: (typeof UNDOABLE)[number];
}

/** Reads the rollback point from the tab's storage; null if there is nothing to undo. */
export const readStoredUndo = (value: unknown): StoredUndo | null => {
  const notice = read(schema, value)?.notice;
  const former = readSharedCart(Reflect.get(recordOf(value), 'former'));
  return notice && former ? { former, notice } : null;
};
