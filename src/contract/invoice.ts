import * as z from 'zod/mini';
import type { InvoicePage } from '../domain/invoice/types';
import { alsoNamed, currency, toBasisPoints, toMinorOrNull } from './envelope';
import { all, amount, count, ids, listOf, instant, read, recordOf, rows, text } from './fields';
import { hasList } from './has-list';
import { warnDropped } from './warn';
import { paymentStatus } from './payment-status';

const named = z.transform((value, context): string => {
  const written = z.parse(text, value).trim();
  if (!written) context.issues.push({ code: 'custom', input: value });
  return written;
});
const dated = z.transform((value, context): string => {
  const at = z.parse(instant, value);
  if (!at) context.issues.push({ code: 'custom', input: value });
  return at ?? '';
});

export const invoiceSchema = z.object({
  number: named,
  title: text,
  ...all(text, 'type', 'corrects', 'void_reason'),
  issued_at: dated,
  ...all(instant, 'due_at', 'period_started_at', 'period_ends_at', 'paid_at'),
  days: count,
  payment_status: paymentStatus,
  amount,
  ...all(amount, 'subtotal', 'tax', 'tax_rate'),
});

/** The documents' names of an invoice's fields, by our names. [BIL-22] */
const DOCUMENTED = { number: 'invoice_number', issued_at: 'date', amount: 'total', payment_status: 'status' };

export const invoicesSchema = z.object({
  data: rows(invoiceSchema),
  years: ids,
  ...all(count, 'page', 'pages', 'total'),
  currency,
});

/** Normalises the field names of the invoices in a reply. */
export const invoicesNamed = (body: unknown): object => {
  const { data }: { readonly data?: unknown } = recordOf(body);
  return { ...recordOf(body), data: listOf(data).map((one) => alsoNamed(one, DOCUMENTED)) };
};

/**
 * Reads the reply of `GET /account/{member_id}/invoices`. It drops a record without a number or a day, because the page could not request
 * it.
 * @returns null if the reply has no list or none of its records is readable, because that does not mean that nothing was billed
 */
export const readInvoices = (body: unknown): InvoicePage | null => {
  const wire = hasList(body, 'data') ? read(invoicesSchema, invoicesNamed(body)) : null;
  if (!wire) return null;
  warnDropped('invoices', wire.data);
  if (wire.data.dropped > 0 && wire.data.kept.length === 0) return null;
  const { currency: code, data, years } = wire;
  const page = Math.max(1, wire.page);
  return {
    invoices: data.kept.map((one) => ({
      number: one.number,
      kind: one.type === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
      corrects: one.corrects.trim() || null,
      isDeclined: one.void_reason === 'payment_declined',
      title: one.title,
      issuedAt: one.issued_at,
      dueAt: one.due_at,
      periodStartedAt: one.period_started_at,
      periodEndsAt: one.period_ends_at,
      days: one.days,
      status: one.payment_status,
      total: toMinorOrNull(one.amount, code),
      paidAt: one.paid_at,
      net: toMinorOrNull(one.subtotal, code),
      tax: toMinorOrNull(one.tax, code),
      taxRate: one.tax_rate === null ? null : toBasisPoints(one.tax_rate),
    })),
    currency: code,
    years,
    page,
    pages: Math.max(page, wire.pages),
    total: Math.max(data.kept.length, wire.total),
  };
};

/** Tests for a Blob by its tag, because each frame has a Blob class of its own; no JSON value has this tag. */
const isBlob = (body: unknown): body is Blob => Object.prototype.toString.call(body) === '[object Blob]';

/** Reads the PDF of an invoice; null if the answer is not a PDF. [API-47] */
export const readInvoicePdf = (body: unknown): Blob | null =>
  isBlob(body) && body.size > 0 && body.type.startsWith('application/pdf') ? body : null;
