import { PaymentStatus } from '../../../src/domain/codes/payment';
import { written } from '../core/money';
import type { InvoiceRow } from './draft';

/** Converts an invoice to the wire format of the list. A void invoice has no due date. */
export const invoiceRecord = (row: Omit<InvoiceRow, 'sequence'>) => ({
  number: row.number,
  title: row.title,
  issued_at: row.issuedOn,
  due_at: row.status === PaymentStatus.void ? null : row.dueOn,
  period_started_at: row.periodStartedOn,
  period_ends_at: row.periodEndsOn,
  days: row.days,
  payment_status: row.status,
  amount: written(row.total, row.currency),
});
