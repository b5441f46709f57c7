import { and, count, desc, eq, gte, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Due } from '../../../src/domain/checkout/due';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import type { OrderRow } from '../db/orders';
import type { AccountContext } from '../account/context';
import { titleOf } from '../subscription/written';
import { isBilledHere, type Parties } from './desk';
import { draftOf, type Draft, type InvoiceRow } from './draft';
import { orderLines } from './lines';
import { numberAfter, numberOf } from '../model/invoice-number';

/**
 * Gives an invoice the next number of its day and stores it, where `lockMember` is held. There is no other way to store one, so
 * that none takes another one's number, and the same renewal twice is an error.
 */
export async function issue(db: Db, draft: Draft): Promise<void> {
  const first = numberOf(draft.issuedOn);
  const ofDay = or(eq(invoices.number, first), like(invoices.number, `${first}-%`));
  const [{ before } = { before: 0 }] = await db
    .select({ before: count() })
    .from(invoices)
    .where(and(eq(invoices.memberId, draft.memberId), ofDay));
  await db.insert(invoices).values({ ...draft, number: numberAfter(draft.issuedOn, before) });
}

/** Bills an order, with the lines that it was confirmed with. What renewed before it is billed already. */
export async function billOrder(
  context: AccountContext,
  order: OrderRow,
  { lines, period }: Due,
  parties: Parties,
): Promise<void> {
  const { db, member, catalogue, now } = context;
  if (!isBilledHere(member)) return;
  const charged = lines.filter(({ kind }) => kind === 'charge').map(({ title }) => title);
  const draft = draftOf(context, parties, {
    cause: 'order',
    title: [...new Set(charged)].join(', ') || titleOf({ catalogue }, order.content),
    lines: orderLines(lines),
    period,
    issuedOn: dayOf(now),
    status: PaymentStatus.processing,
    orderId: order.id,
  });
  await issue(db, draft);
}

/** How the payment of an order went. An order that was declined is not ordered: its invoice is void and nothing is owed for it. */
export const paidOrder = (db: Db, orderId: number, status: PaymentStatus): Promise<unknown> =>
  db
    .update(invoices)
    .set({ status: status === PaymentStatus.failed ? PaymentStatus.void : status })
    .where(eq(invoices.orderId, orderId));

/** What is still owed. */
export const OPEN: readonly number[] = [
  PaymentStatus.unpaid,
  PaymentStatus.failed,
  PaymentStatus.due,
  PaymentStatus.overdue,
];

/** What periods were billed is paid. */
export const payInvoices = (db: Db, memberId: number): Promise<unknown> =>
  db
    .update(invoices)
    .set({ status: PaymentStatus.paid })
    .where(and(eq(invoices.memberId, memberId), isNull(invoices.orderId), inArray(invoices.status, [...OPEN])));

const yearOf = sql<number>`extract(year from ${invoices.issuedOn})::int`;

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

const newYear = (year: number): Day => dayOf(Date.UTC(year, 0));

/** One page of a member's invoices, the last one first, and how many there are. */
export async function pageOf(db: Db, memberId: number, { year, page, size }: Page) {
  const from = newYear(year ?? 1970);
  const to = newYear((year ?? 9998) + 1);
  const asked = and(eq(invoices.memberId, memberId), gte(invoices.issuedOn, from), lt(invoices.issuedOn, to));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(invoices).where(asked);
  const rows = await db
    .select()
    .from(invoices)
    .where(asked)
    .orderBy(desc(invoices.issuedOn), desc(invoices.sequence))
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
