import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Day } from '../../../src/domain/time/day';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import type { InvoiceLine } from '../model/invoice-line';

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
  const billed = await db
    .select({ number: invoices.number, lines: invoices.lines })
    .from(invoices)
    .where(
      and(
        eq(invoices.memberId, memberId),
        eq(invoices.kind, 'invoice'),
        gt(invoices.periodEndsOn, today),
        notInArray(invoices.status, [PaymentStatus.void, PaymentStatus.refund]),
      ),
    )
    .orderBy(desc(invoices.issuedOn), desc(invoices.sequence));
  return lines.map((line) => {
    if (line.kind !== 'credit') return line;
    const isIts = ({ kind, title }: InvoiceLine): boolean => kind === 'charge' && title === line.title;
    const found = billed.find((one) => one.lines.some(isIts)) ?? billed[0];
    return found ? { ...line, corrects: found.number } : line;
  });
}
