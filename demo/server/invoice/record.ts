import { PaymentStatus } from '../../../src/domain/codes/payment';
import { percent, written } from '../core/money';
import type { Document } from './numbered';

const isVoid = ({ status }: Document): boolean => status === PaymentStatus.void;

/** Converts a document to the wire format of the list. A void invoice and a credit note have no due date. */
export const invoiceRecord = (row: Document) => ({
  number: row.number,
  type: row.kind,
  ...(row.corrects !== null && { corrects: row.corrects }),
  ...(isVoid(row) && row.cause === 'order' && { void_reason: 'payment_declined' as const }),
  title: row.title,
  issued_at: row.issuedOn,
  due_at: isVoid(row) || row.kind === 'credit_note' ? null : row.dueOn,
  period_started_at: row.periodStartedOn,
  period_ends_at: row.periodEndsOn,
  days: row.days,
  payment_status: row.status,
  paid_at: row.paidOn,
  subtotal: written(row.net, row.currency),
  tax: written(row.tax, row.currency),
  tax_rate: String(percent(row.taxRate)),
  ...(row.taxName && { tax_name: row.taxName, tax_country: row.taxCountry }),
  ...(row.isReverseCharge && { reverse_charge: 1 as const }),
  amount: written(row.total, row.currency),
});
