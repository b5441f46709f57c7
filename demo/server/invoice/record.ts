import { written } from '../shop/money';
import type { InvoiceRow } from './draft';

/** An invoice as the wire carries it in a list. */
export const invoiceRecord = (row: InvoiceRow) => ({
  number: row.number,
  title: row.title,
  issued_at: row.issuedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  period_started_at: row.periodStartedAt.toISOString(),
  period_ends_at: row.periodEndsAt.toISOString(),
  days: row.days,
  payment_status: row.status,
  amount: written(row.total, row.currency),
});
