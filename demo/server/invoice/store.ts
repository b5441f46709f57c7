import { and, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Due } from '../../../src/domain/checkout/due';
import { Payment } from '../../../src/domain/codes/payment';
import { switched, switchesOf } from '../activation/add-ons';
import type { Db } from '../db/open';
import { invoices, subscriptions } from '../db/schema';
import { isPaid } from '../order/paid';
import type { OrderRow } from '../order/settle';
import type { Till } from '../order/submit';
import { titleOf } from '../order/written';
import { draftOf, type InvoiceRow } from './draft';
import { isBilledHere, seededInvoices } from './history';
import { orderLines } from './lines';
import { renewalInvoices } from './renewals';

/**
 * Writes what was to be billed until now. There is no timer: whoever looks next finds what the clock says, and what was written
 * stays. Orders are billed as they are made, after this, so that a number of a day is the period's first.
 */
export async function writeUp(till: Till): Promise<void> {
  const { db, member } = till;
  if (!isBilledHere(member)) return;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.memberId, member.id)).limit(1);
  // What was switched since the order is billed as it is held.
  const held = row && { ...row, content: switched(row.content, await switchesOf(db, member.id), till.catalogue) };
  const due = [...seededInvoices(till), ...(held ? renewalInvoices(till, held) : [])];
  if (due.length > 0) await db.insert(invoices).values(due).onConflictDoNothing();
  if (await isPaid(db, member.id)) await payInvoices(db, member.id);
}

/** Bills an order, with the lines that it was confirmed with. */
export async function billOrder(till: Till, order: OrderRow, { lines, period }: Due): Promise<void> {
  const { db, member, catalogue, now } = till;
  if (!isBilledHere(member)) return;
  await writeUp(till);
  const charged = lines.filter(({ kind }) => kind === 'charge').map(({ title }) => title);
  const bill = draftOf(till, {
    title: [...new Set(charged)].join(', ') || titleOf({ catalogue }, order.content),
    lines: orderLines(lines),
    period,
    issuedAt: new Date(now),
    status: Payment.processing,
    orderId: order.id,
  });
  const ofDay = and(eq(invoices.memberId, member.id), sql`${invoices.number} like ${`${bill.number}%`}`);
  const [{ before } = { before: 0 }] = await db.select({ before: count() }).from(invoices).where(ofDay);
  await db.insert(invoices).values({ ...bill, number: before === 0 ? bill.number : `${bill.number}-${before + 1}` });
}

/** How the payment of an order went. */
export const paidOrder = (db: Db, orderId: number, status: Payment): Promise<unknown> =>
  db.update(invoices).set({ status }).where(eq(invoices.orderId, orderId));

/** What is still owed. */
const OPEN = [Payment.unpaid, Payment.failed, Payment.due, Payment.overdue];

/** What periods were billed is paid. An order that failed is not ordered, so nothing is owed for it. */
export const payInvoices = (db: Db, memberId: number): Promise<unknown> =>
  db
    .update(invoices)
    .set({ status: Payment.paid })
    .where(and(eq(invoices.memberId, memberId), isNull(invoices.orderId), inArray(invoices.status, OPEN)));

const yearOf = sql<number>`extract(year from ${invoices.issuedAt} at time zone 'UTC')::int`;

/** The years that something was billed in, the last one first. */
export async function yearsOf(db: Db, memberId: number): Promise<number[]> {
  const own = eq(invoices.memberId, memberId);
  const rows = await db.selectDistinct({ year: yearOf }).from(invoices).where(own);
  return rows.map(({ year }) => year).toSorted((one, other) => other - one);
}

export interface Page {
  /** Null for all. */
  readonly year: number | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** One page of a member's invoices, the last one first, and how many there are. */
export async function pageOf(db: Db, memberId: number, { year, page, size }: Page) {
  const from = new Date(Date.UTC(year ?? 1970, 0));
  const to = new Date(Date.UTC((year ?? 9998) + 1, 0));
  const asked = and(eq(invoices.memberId, memberId), gte(invoices.issuedAt, from), lt(invoices.issuedAt, to));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(invoices).where(asked);
  const rows = await db
    .select()
    .from(invoices)
    .where(asked)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total };
}

/** @returns undefined where the member has no such invoice */
export const invoiceOf = async (db: Db, memberId: number, number: string): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.memberId, memberId), eq(invoices.number, number)))
      .limit(1)
  )[0];
