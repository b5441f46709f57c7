import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Due } from '../../../src/domain/checkout/due';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import type { OrderRow } from '../db/orders';
import type { AccountContext } from '../account/context';
import { titleOf } from '../subscription/written';
import { isBilledHere, type Parties } from './parties-of';
import { draftOf, type InvoiceRow } from './draft';
import { orderLines } from './lines';
import { withCorrected } from './corrected';
import { issueInvoice } from './issue';

/**
 * Bills an order with the lines that its statement confirmed. Earlier renewals are billed already. An order that gives more credit than it
 * charges gets a credit note.
 */
export async function billOrder(
  context: AccountContext,
  order: OrderRow,
  { lines, period }: Due,
  parties: Parties,
): Promise<void> {
  const { db, member, catalogue, now } = context;
  if (!isBilledHere(member)) return;
  const titlesOf = (wanted: 'charge' | 'credit') =>
    lines.filter(({ kind }) => kind === wanted).map(({ title }) => title);
  const named = titlesOf('charge').length > 0 ? titlesOf('charge') : titlesOf('credit');
  const today = dayOf(now);
  const billed = await withCorrected(db, member.id, orderLines(lines), today);
  const isCredit = lines.some(({ kind }) => kind === 'carried');
  const draft = draftOf(context, parties, {
    cause: 'order',
    title: [...new Set(named)].join(', ') || titleOf({ catalogue }, order.content),
    lines: billed,
    period,
    issuedOn: today,
    status: PaymentStatus.processing,
    orderId: order.id,
    corrects: isCredit ? billed.find(({ corrects }) => corrects)?.corrects : null,
  });
  await issueInvoice(db, draft);
}

/**
 * Applies a payment's outcome to the order's invoice. A declined order is void, because nothing was ordered and nothing is owed.
 * @param on the day of the outcome
 */
export const paidOrder = (db: Db, orderId: number, status: PaymentStatus, on: Day): Promise<unknown> =>
  db
    .update(invoices)
    .set({
      status: status === PaymentStatus.failed ? PaymentStatus.void : status,
      paidOn: status === PaymentStatus.paid ? on : null,
    })
    .where(eq(invoices.orderId, orderId));

const yearOf = sql<number>`extract(year from ${invoices.issuedOn})::int`;

/** Returns the years with invoices, newest first. */
export async function yearsOf(db: Db, memberId: number): Promise<number[]> {
  const own = eq(invoices.memberId, memberId);
  const rows = await db.selectDistinct({ year: yearOf }).from(invoices).where(own);
  return rows.map(({ year }) => year).toSorted((one, other) => other - one);
}

export interface Page {
  /** The year to list; null for all years. */
  readonly year: number | null;
  /** The page number, 1-based. */
  readonly page: number;
  readonly size: number;
}

/** Returns one page of a member's invoices, newest first, and their total number. */
export async function pageOf(db: Db, memberId: number, { year, page, size }: Page) {
  // Compares years, because a year that the caller makes up may begin on no day that can be written.
  const asked = and(eq(invoices.memberId, memberId), year === null ? undefined : eq(yearOf, year));
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
