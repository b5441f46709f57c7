import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { Payment } from '../../../src/domain/codes/payment';
import type { Db } from '../db/open';
import { carts, members, moduleActions, orders, subscriptions, transactions } from '../db/schema';
import { dueOf, forgetSwitches, settleSwitches } from '../activation/settle-switches';
import { inTransaction } from '../db/transaction';
import { paidOrder } from '../invoice/store';

export type OrderRow = typeof orders.$inferSelect;

/** One after the other: whoever changes what a member has holds this. */
export const lockMember = (tx: Db, memberId: number): Promise<unknown> =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');

/** The member's last order that was submitted; undefined where there is none. */
export const lastOrder = async (db: Db, memberId: number): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), ne(orders.state, 'draft')))
      .orderBy(desc(orders.submittedAt), desc(orders.id))
      .limit(1)
  )[0];

async function paid(tx: Db, order: OrderRow, status: Payment): Promise<void> {
  await tx.update(transactions).set({ status }).where(eq(transactions.orderId, order.id));
  await paidOrder(tx, order.id, status);
}

async function enable(tx: Db, order: OrderRow): Promise<void> {
  const { memberId, content, timeframe, kind, id } = order;
  const [bill] = await tx.select().from(transactions).where(eq(transactions.orderId, id));
  if (!bill) throw new Error(`Order ${id} has no transaction`);
  const { periodStartedAt, periodEndsAt, carried: credit } = bill;
  const set = { content, timeframe, kind, periodStartedAt, periodEndsAt, credit };
  await tx
    .insert(subscriptions)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: subscriptions.memberId, set });
  await forgetSwitches(tx, memberId, content.lines);
  await paid(tx, order, Payment.paid);
  // What was put in since then was not ordered, so such a cart stays.
  if (order.isOfCart && order.submittedAt)
    await tx.delete(carts).where(and(eq(carts.memberId, memberId), lte(carts.updatedAt, order.submittedAt)));
}

/**
 * Carries out what is due. There is no timer: whoever asks next finds things as the clock says that they are, also after a restart.
 * @param now ms since 1970
 */
export async function settle(db: Db, memberId: number, now: number): Promise<void> {
  const due = and(eq(orders.memberId, memberId), eq(orders.state, 'pending'), lte(orders.activatesAt, new Date(now)));
  const [waiting] = await db.select({ id: orders.id }).from(orders).where(due).limit(1);
  const [switching] = await db
    .select({ id: moduleActions.moduleId })
    .from(moduleActions)
    .where(dueOf(memberId, now))
    .limit(1);
  if (!waiting && !switching) return;
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    await settleSwitches(tx, memberId, now);
    const [order] = await tx.select().from(orders).where(due).limit(1);
    if (!order) return;
    if (order.isDeclined) await paid(tx, order, Payment.failed);
    else await enable(tx, order);
    await tx
      .update(orders)
      .set({ state: order.isDeclined ? 'failed' : 'active' })
      .where(eq(orders.id, order.id));
  });
}
