import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { carts } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { secretId } from '../core/secret-id';
import type { Owner } from './owner';
import { EMPTY_CONTENT, type CartContent } from '../model/content';

export interface StoredCart {
  readonly trackingId: string;
  readonly content: CartContent;
}

/**
 * Finds a cart by its owner. A member's cart cannot be opened by its tracking id, because that id remains in the browser after sign-out.
 */
const owned = ({ memberId, trackingId }: Owner) =>
  memberId === null
    ? and(eq(carts.trackingId, trackingId ?? ''), isNull(carts.memberId))
    : eq(carts.memberId, memberId);

/** Returns the stored cart, or null where nothing was added yet. */
export async function readStored(db: Db, owner: Owner): Promise<StoredCart | null> {
  if (owner.memberId === null && !owner.trackingId) return null;
  const [row] = await db.select().from(carts).where(owned(owner)).limit(1);
  return row ?? null;
}

/** Reads the cart and locks its row until the transaction ends. */
export async function lockStored(tx: Db, owner: Owner): Promise<StoredCart | null> {
  const [row] = await tx.select().from(carts).where(owned(owner)).for('update');
  return row ?? null;
}

/**
 * Changes a cart under its row lock and creates it on the first change. `change` returns the new content, or null to leave it unchanged.
 */
export async function changeStored<T>(
  db: Db,
  owner: Owner,
  now: number,
  change: (content: CartContent) => { readonly content: CartContent | null; readonly result: T },
): Promise<{ readonly trackingId: string; readonly result: T }> {
  return inTransaction(db, async (tx) => {
    const fresh = { trackingId: secretId(), memberId: owner.memberId, content: EMPTY_CONTENT };
    const found = await lockStored(tx, owner);
    // Two concurrent first changes of one member conflict in the unique index; the second one continues with the first one's row.
    if (!found) await tx.insert(carts).values(fresh).onConflictDoNothing();
    const row = found ?? (owner.memberId === null ? fresh : ((await lockStored(tx, owner)) ?? fresh));
    const { content, result } = change(row.content);
    if (content)
      await tx
        .update(carts)
        .set({ content, updatedAt: new Date(now) })
        .where(eq(carts.trackingId, row.trackingId));
    return { trackingId: row.trackingId, result };
  });
}
