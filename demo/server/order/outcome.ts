import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import type { Minor } from '../../../src/domain/money/minor';
import { dayOf } from '../../../src/domain/time/day';
import { keepServices, serviceIds } from '../subscription/services';
import { forgetSwitches } from '../subscription/settle-switches';
import { heldContent, type CartContent } from '../model/content';
import type { Db } from '../db/open';
import { carts, orders, subscriptions, transactions } from '../db/schema';
import { paidOrder } from '../invoice/store';
import { holdingOf, rowOf, type SubscriptionRow } from '../subscription/holding';
import { mailDeclined } from './notices';
import { mailReceipt } from './receipt';
import type { OrderRow } from '../db/orders';
import type { AccountContext } from '../account/context';
import { settleScheduled } from '../subscription/trial';

/** Returns the member's last submitted order, or undefined. It sorts by turn, because server clocks differ and drafts may wait. */
export const lastOrder = async (db: Db, memberId: number): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), ne(orders.state, 'draft')))
      .orderBy(desc(orders.turn))
      .limit(1)
  )[0];

/** Returns the turn of the last order in force, or 0. */
export const lastTurnInForce = async (db: Db, memberId: number): Promise<number> => {
  const active = and(eq(orders.memberId, memberId), eq(orders.state, 'active'));
  const [last] = await db.select({ turn: orders.turn }).from(orders).where(active).orderBy(desc(orders.turn)).limit(1);
  return last?.turn ?? 0;
};

/** Returns the turn of the order being submitted. The caller must hold `lockMember`. */
export const nextTurn = async ({ db, member }: Pick<AccountContext, 'db' | 'member'>): Promise<number> =>
  ((await lastOrder(db, member.id))?.turn ?? 0) + 1;

async function paid(tx: Db, order: OrderRow, status: PaymentStatus): Promise<void> {
  await tx.update(transactions).set({ status }).where(eq(transactions.orderId, order.id));
  await paidOrder(tx, order.id, status, dayOf(order.activatesAt ?? order.createdAt));
}

type Bill = typeof transactions.$inferSelect;

/** Returns whether a bill belongs to the current period. */
const continues = ({ periodStartedOn, periodEndsOn }: Bill, former: SubscriptionRow): boolean =>
  former.periodStartedOn === periodStartedOn && former.periodEndsOn === periodEndsOn;

/**
 * Returns the account's credit after an order, in minor units. What the order did not use is kept, whatever became of the subscription, and
 * so is what a refund returned since the order was submitted.
 */
const creditAfter = ({ carried, lines }: Bill, former: SubscriptionRow | undefined): Minor =>
  former
    ? lines.reduce((sum, { source, amount }) => (source === 'account' ? sum + amount : sum), former.credit)
    : carried;

/** Returns the subscription that results from a paid order. */
function heldFrom(bill: Bill, content: CartContent, former: SubscriptionRow | undefined) {
  const { periodStartedOn, periodEndsOn } = bill;
  const anchorOn = former && continues(bill, former) ? former.anchorOn : periodStartedOn;
  return { content, state: SubscriptionState.subscribed, anchorOn, periodStartedOn, periodEndsOn };
}

/** Returns the subscription that results from an order during a trial: its first period, and its invoice, begin when the trial ends. */
function triedUntil({ periodStartedOn }: Bill, order: OrderRow, former: SubscriptionRow | undefined) {
  return {
    content: order.content,
    state: SubscriptionState.notSubscribed,
    anchorOn: periodStartedOn,
    periodStartedOn: former?.isTrial ? former.periodStartedOn : dayOf(order.submittedAt ?? order.createdAt),
    periodEndsOn: periodStartedOn,
  };
}

async function enable(context: AccountContext, order: OrderRow): Promise<void> {
  const { db, catalogue } = context;
  const { memberId, timeframe, kind, id } = order;
  const content = heldContent(order.content, catalogue);
  const [bill] = await db.select().from(transactions).where(eq(transactions.orderId, id));
  if (!bill) throw new Error(`Order ${id} has no transaction`);
  const former = await rowOf(context);
  const isTrial = bill.status === PaymentStatus.scheduled;
  // A further order during the trial replaces the previous order's scheduled charge.
  if (isTrial) await settleScheduled(context, { status: PaymentStatus.void }, id);
  const set = {
    timeframe,
    kind,
    atPeriodEnd: 'renews',
    isOrdered: true,
    isTrial,
    credit: creditAfter(bill, former),
    ...(isTrial ? triedUntil(bill, order, former) : heldFrom(bill, content, former)),
  } as const;
  await db
    .insert(subscriptions)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: subscriptions.memberId, set });
  const goesOn = former !== undefined && continues(bill, former);
  const ordered = { lines: content.lines, former: former?.content.lines ?? [], services: serviceIds(catalogue) };
  await forgetSwitches(db, memberId, ordered, !isTrial && !goesOn);
  if (!isTrial) {
    await keepServices(db, memberId, order.content, catalogue);
    await paid(db, order, PaymentStatus.paid);
    await mailReceipt(context, order, await holdingOf(context));
  }
  // Items added to the cart after the order was prepared were not ordered, so a newer cart stays.
  if (order.isOfCart)
    await db.delete(carts).where(and(eq(carts.memberId, memberId), lte(carts.updatedAt, order.createdAt)));
}

/** Ends a pending order: it fails if declined, else takes effect. The caller must hold `lockMember`. */
export async function endOrder(context: AccountContext, order: OrderRow): Promise<void> {
  if (order.isDeclined) {
    await paid(context.db, order, PaymentStatus.failed);
    await mailDeclined(context, order);
  } else await enable(context, order);
  const state = order.isDeclined ? 'failed' : 'active';
  await context.db.update(orders).set({ state }).where(eq(orders.id, order.id));
}
