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
 * Numbers an invoice within its day and stores it. All invoices are stored by this function, so that numbers are unique and a duplicate
 * renewal is an error. The caller must hold `lockMember`.
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

/** Bills an order with the lines that its statement confirmed. Earlier renewals are billed already. */
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

/** Applies a payment's outcome to the order's invoice. A declined order is void, because nothing was ordered and nothing is owed. */
export const paidOrder = (db: Db, orderId: number, status: PaymentStatus): Promise<unknown> =>
  db
    .update(invoices)
    .set({ status: status === PaymentStatus.failed ? PaymentStatus.void : status })
    .where(eq(invoices.orderId, orderId));

/** The payment statuses of open invoices. */
export const OPEN: readonly number[] = [
  PaymentStatus.unpaid,
  PaymentStatus.failed,
  PaymentStatus.due,
  PaymentStatus.overdue,
];

/** Marks the open invoices of periods, but not of orders, as paid. */
export const payInvoices = (db: Db, memberId: number): Promise<unknown> =>
  db
    .update(invoices)
    .set({ status: PaymentStatus.paid })
    .where(and(eq(invoices.memberId, memberId), isNull(invoices.orderId), inArray(invoices.status, [...OPEN])));

const yearOf = sql<number>`extract(year from ${invoices.issuedOn})::int`;

/** Returns the years with invoices, newest first. */
export async function yearsOf(db: Db, memberId: number): Promise<number[]> {
  const own = eq(invoices.memberId, memberId);
  const rows = await db.selectDistinct({ year: yearOf }).from(invoices).where(own);
  return rows.map(({ year }) => year).toSorted((one, other) => other - one);
}

export interface Page {
  /** Null = all years. */
  readonly year: number | null;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

const newYear = (year: number): Day => dayOf(Date.UTC(year, 0));

/** Returns one page of a member's invoices, newest first, and their total number. */
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

/** Returns the invoice, or undefined where the member has no such invoice. */
export const invoiceOf = async (db: Db, memberId: number, number: string): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.memberId, memberId), eq(invoices.number, number)))
      .limit(1)
  )[0];
