import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { carts } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { secretId } from '../core/secret-id';
import type { Owner } from './owner';
import { NOTHING, type CartContent } from '../model/content';

export interface StoredCart {
  readonly trackingId: string;
  readonly content: CartContent;
}

/** A member's cart is never opened by its tracking id: that id stays in a browser after a sign-out. */
const owned = ({ memberId, trackingId }: Owner) =>
  memberId === null
    ? and(eq(carts.trackingId, trackingId ?? ''), isNull(carts.memberId))
    : eq(carts.memberId, memberId);

/** @returns null where nothing was ever put in */
export async function readStored(db: Db, owner: Owner): Promise<StoredCart | null> {
  const [row] = await db.select().from(carts).where(owned(owner)).limit(1);
  return row ?? null;
}

/** The same, where nobody else changes it before the transaction ends. */
export async function lockStored(tx: Db, owner: Owner): Promise<StoredCart | null> {
  const [row] = await tx.select().from(carts).where(owned(owner)).for('update');
  return row ?? null;
}

/** Changes a cart, one change after the other; `change` gives the new content, or null to leave it. A first change starts the cart. */
export async function changeStored<T>(
  db: Db,
  owner: Owner,
  now: number,
  change: (content: CartContent) => { readonly content: CartContent | null; readonly result: T },
): Promise<{ readonly trackingId: string; readonly result: T }> {
  return inTransaction(db, async (tx) => {
    const fresh = { trackingId: secretId(), memberId: owner.memberId, content: NOTHING };
    const found = await lockStored(tx, owner);
    // Two first changes of one member meet in the unique index; the second finds what the first made.
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
