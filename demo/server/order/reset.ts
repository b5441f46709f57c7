import { and, eq } from 'drizzle-orm';
import type { Member } from '../accounts';
import { SEEDED_CARTS } from '../cart/seeded';
import type { Db } from '../db/open';
import { carts, invoices, orders, subscriptions, transactions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { secretId } from '../secret-id';
import type { Activation } from './activation';
import { lockMember } from './settle';

/** Gives an order that is under way another pace. @param now ms since 1970 */
export const hurryOrder = (db: Db, memberId: number, { pace, takes }: Activation, now: number): Promise<unknown> =>
  db
    .update(orders)
    .set({ activatesAt: takes === null ? null : new Date(now + takes), isDeclined: pace === 'declined' })
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'pending')));

/** Forgets what a demo account has ordered, and puts its cart back. */
export const resetOrders = (db: Db, { id, name }: Pick<Member, 'id' | 'name'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMember(tx, id);
    for (const table of [invoices, transactions, orders, subscriptions, carts])
      await tx.delete(table).where(eq(table.memberId, id));
    const content = SEEDED_CARTS[name];
    if (content) await tx.insert(carts).values({ trackingId: secretId(), memberId: id, content });
  });
