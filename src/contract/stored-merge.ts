import * as z from 'zod/mini';
import type { SharedCart } from '../domain/cart/tab-message';
import { id, oneOf, read, recordOf, texts } from './fields';
import { readSharedCart } from './tab-message';
import { toStored } from './to-stored';
import { readTemporaryCart, type TemporaryCart } from './temporary-cart';

/** A merge of carts in progress: stored until it is done, so that another page resumes it. */
export interface StoredMerge {
  readonly memberId: number;
  /** The visitor's choice that survives a registration; ids only. */
  readonly chosen: TemporaryCart;
  /** Snapshot of the visitor's cart with quantities and prices, if one was stored. */
  readonly visitor: SharedCart | null;
  /** Snapshot of the member's cart before the first write. */
  readonly former: SharedCart | null;
  readonly answer: 'ok' | 'cancel' | null;
}

const schema = z.object({ memberId: id, answer: oneOf(['ok', 'cancel'], null) });

/** Reads a merge from storage; null if it is malformed. */
export const readStoredMerge = (value: unknown): StoredMerge | null => {
  const stored = read(schema, value);
  const record: Readonly<Record<string, unknown>> = { ...recordOf(value) };
  const chosen = readTemporaryCart(record['chosen']);
  if (!stored || !chosen) return null;
  return { ...stored, chosen, visitor: readSharedCart(record['visitor']), former: readSharedCart(record['former']) };
};

/** Encodes a merge for storage. */
export const toStoredMerge = ({ visitor, former, ...merge }: StoredMerge) => ({
  ...merge,
  visitor: visitor && toStored(visitor),
  former: former && toStored(former),
});

/** Reads the tracking ids of carts that were merged already and must not be merged again. */
export const readMerged = (value: unknown): readonly string[] => read(texts, value) ?? [];
