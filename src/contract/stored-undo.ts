import * as z from 'zod/mini';
import type { SharedCart } from '../domain/cart/tab-message';
import { oneOf, read, recordOf } from './fields';
import { readSharedCart } from './tab-message';

/** Changes of the cart that one Undo takes back. */
export const UNDOABLE = ['removed', 'replaced', 'merged', 'emptied', 'plan-reset'] as const;

const schema = z.object({ notice: oneOf(UNDOABLE, null) });

/** What this tab can undo over a reload. */
export interface StoredUndo {
  readonly former: SharedCart;
  readonly notice: (typeof UNDOABLE)[number];
}

/** What the storage of the tab holds; null where there is nothing to undo. */
export const readStoredUndo = (value: unknown): StoredUndo | null => {
  const notice = read(schema, value)?.notice;
  const former = readSharedCart(Reflect.get(recordOf(value), 'former'));
  return notice && former ? { former, notice } : null;
};
