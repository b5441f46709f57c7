import * as z from 'zod/mini';
import type { InvoicePage } from '../domain/invoice/types';
import { alsoNamed, currency, toMinorOrNull } from './envelope';
import { all, amount, count, ids, listOf, moment, read, recordOf, rows, text } from './fields';
import { hasList } from './has-list';
import { tellLeftOut } from './left-out';
import { paymentStatus } from './payment-status';

const named = z.transform((value, context): string => {
  const written = z.parse(text, value).trim();
  if (!written) context.issues.push({ code: 'custom', input: value });
  return written;
});
const dated = z.transform((value, context): string => {
  const at = z.parse(moment, value);
  if (!at) context.issues.push({ code: 'custom', input: value });
  return at ?? '';
});

export const invoiceSchema = z.object({
  number: named,
  title: text,
  issued_at: dated,
  ...all(moment, 'due_at', 'period_started_at', 'period_ends_at'),
  days: count,
  payment_status: paymentStatus,
  amount,
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
  tellLeftOut('invoices', wire.data);
  if (wire.data.dropped > 0 && wire.data.kept.length === 0) return null;
  const { currency: code, data, years } = wire;
  const page = Math.max(1, wire.page);
  return {
    invoices: data.kept.map((one) => ({
      number: one.number,
      title: one.title,
      issuedAt: one.issued_at,
      dueAt: one.due_at,
      periodStartedAt: one.period_started_at,
      periodEndsAt: one.period_ends_at,
      days: one.days,
      status: one.payment_status,
      total: toMinorOrNull(one.amount, code),
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
