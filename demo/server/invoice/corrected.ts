import { and, eq, ne, sql } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import { isSameItem, type InvoiceLine } from '../model/invoice-line';
import { runningInvoices } from '../subscription/refunded';

/**
 * Names in each line that gives credit the invoice whose charge it takes back: the newest one that billed this item in a period that still
 * runs, else the newest one of such a period.
 */
export async function withCorrected(
  db: Db,
  memberId: number,
  lines: readonly InvoiceLine[],
  today: Day,
): Promise<readonly InvoiceLine[]> {
  if (!lines.some(({ kind }) => kind === 'credit')) return lines;
  const billed = (await runningInvoices(db, memberId, today)).filter(({ isRefunded }) => !isRefunded);
  return lines.map((line) => {
    if (line.kind !== 'credit') return line;
    const isIts = (one: InvoiceLine): boolean => one.kind === 'charge' && isSameItem(one, line);
    const found = billed.find((one) => one.lines.some(isIts)) ?? billed[0];
    return found ? { ...line, corrects: found.number } : line;
  });
}

/** Returns whether an order that was not declined gave credit for a part of an invoice. */
export async function isCredited(db: Db, memberId: number, number: string): Promise<boolean> {
  const credits = sql`${invoices.lines} @> ${JSON.stringify([{ corrects: number }])}::jsonb`;
  const [found] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), ne(invoices.status, PaymentStatus.void), credits))
    .limit(1);
  return found !== undefined;
}
