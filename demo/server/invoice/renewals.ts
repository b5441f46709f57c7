import { billOf, MONTHS } from '../../../src/domain/checkout/bill';
import { Payment } from '../../../src/domain/codes/payment';
import { monthsAfter } from '../../../src/domain/pricing/months-after';
import { fromContent } from '../cart/content';
import type { subscriptions } from '../db/schema';
import { titleOf } from '../order/written';
import { draftOf, type InvoiceRow } from './draft';
import type { Desk } from './history';
import { creditLine, periodLines } from './lines';

/**
 * What the periods were billed that a subscription has renewed itself for since its last order, less the credit that was left.
 * Counted as `holdingOf` counts them.
 */
export function renewalInvoices(desk: Desk, row: typeof subscriptions.$inferSelect): InvoiceRow[] {
  const { catalogue, currency, now } = desk;
  const cart = fromContent(row.content, catalogue);
  const bill = billOf(cart, row.timeframe, currency).reduce((sum, { amount }) => sum + amount, 0);
  const end = (n: number): Date => monthsAfter(row.periodEndsAt, n * MONTHS[row.timeframe]);
  const written: InvoiceRow[] = [];
  for (let n = 0, credit = row.credit; end(n).getTime() <= now; n += 1, credit = Math.max(0, credit - bill)) {
    const period = { startsAt: end(n), endsAt: end(n + 1) };
    const lines = [...periodLines(cart, row.timeframe, currency), ...creditLine(Math.min(credit, bill))];
    const title = titleOf(desk, row.content);
    written.push(draftOf(desk, { title, lines, period, issuedAt: period.startsAt, status: Payment.paid }));
  }
  return written;
}
