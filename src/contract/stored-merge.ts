import * as z from 'zod/mini';
import type { SharedCart } from '../domain/cart/tab-message';
import { id, oneOf, read, recordOf, texts } from './fields';
import { readSharedCart } from './tab-message';
import { toStored } from './to-stored';
import { readTemporaryCart, type TemporaryCart } from './temporary-cart';

/** A merge that was begun: kept until it is done, so that it goes on where a page was left in the middle. */
export interface StoredMerge {
  readonly memberId: number;
  /** What survives a registration; the ids alone. */
  readonly chosen: TemporaryCart;
  /** The same with quantities and prices, where that was kept as well. */
  readonly visitor: SharedCart | null;
  /** The member's cart before the first write. */
  readonly former: SharedCart | null;
  readonly answer: 'ok' | 'cancel' | null;
}

const schema = z.object({ memberId: id, answer: oneOf(['ok', 'cancel'], null) });

/** What storage holds; null where it is no merge. */
export const readStoredMerge = (value: unknown): StoredMerge | null => {
  const stored = read(schema, value);
  const record: Readonly<Record<string, unknown>> = { ...recordOf(value) };
  const chosen = readTemporaryCart(record['chosen']);
  if (!stored || !chosen) return null;
  return { ...stored, chosen, visitor: readSharedCart(record['visitor']), former: readSharedCart(record['former']) };
};

/** As storage keeps it. */
export const toStoredMerge = ({ visitor, former, ...merge }: StoredMerge) => ({
  ...merge,
  visitor: visitor && toStored(visitor),
  former: former && toStored(former),
});

/** Tracking ids of carts that were merged and never are again. */
export const readMerged = (value: unknown): readonly string[] => read(texts, value) ?? [];
