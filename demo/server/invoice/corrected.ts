import { and, eq, ne, sql } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import type { InvoiceLine } from '../model/invoice-line';
import { payerOf, runningBills } from '../subscription/refunded';

/**
 * Names in each line that gives credit the invoice whose charge it takes back: the one that the item was paid with, or that the credit came
 * from which paid for it, else the newest one of a period that still runs.
 */
export async function withCorrected(
  db: Db,
  memberId: number,
  lines: readonly InvoiceLine[],
  today: Day,
): Promise<readonly InvoiceLine[]> {
  if (!lines.some(({ kind }) => kind === 'credit')) return lines;
  const running = await runningBills(db, memberId, today);
  const newest = running.find(({ kind, isRefunded }) => kind === 'invoice' && !isRefunded);
  return lines.map((line) => {
    if (line.kind !== 'credit') return line;
    const payer = payerOf(running, line) ?? newest;
    return payer ? { ...line, corrects: payer.corrects ?? payer.number } : line;
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
