import { sumOf } from '../../../src/domain/checkout/bill';
import type { Period } from '../../../src/domain/pricing/proration';
import { addDays, type Day } from '../../../src/domain/time/day';
import type { invoices } from '../db/schema';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { InvoiceCause } from '../db/invoices';
import type { InvoiceContext, Parties } from './parties-of';
import type { InvoiceLine } from '../model/invoice-line';
import { taxOf } from '../billing/tax';

export type InvoiceRow = typeof invoices.$inferSelect;
/** A document without a number yet. */
export type Draft = Omit<InvoiceRow, 'number' | 'sequence'> & {
  /** The draft that a credit note corrects, where that has no number either. */
  readonly original?: Draft;
};

/** Payment term in days. */
const TERM = 14;

interface Billed {
  readonly cause: InvoiceCause;
  readonly title: string;
  readonly lines: readonly InvoiceLine[];
  readonly period: Period;
  readonly issuedOn: Day;
  readonly status: number;
  readonly orderId?: number;
  /** The number of the invoice that these lines give credit for. */
  readonly corrects?: string | null;
}

/** Returns the number of prorated days if all charges of the invoice share it, else 0. */
const daysOf = (lines: readonly InvoiceLine[]): number => {
  const days = new Set(lines.filter(({ kind }) => kind === 'charge').map((line) => line.days));
  return days.size === 1 ? (days.values().next().value ?? 0) : 0;
};

/** Drafts an invoice with its sums. Credit beyond the charges is carried to the next invoice, so no total is negative. */
export function draftOf(
  { member, currency }: Pick<InvoiceContext, 'member' | 'currency'>,
  { buyer, seller, tax, paidWith }: Parties,
  { cause, title, lines, period, issuedOn, status, orderId, corrects = null }: Billed,
): Draft {
  const net = sumOf(lines);
  const taxed = taxOf(net, tax.rate);
  const total = net + taxed;
  return {
    memberId: member.id,
    kind: corrects === null ? 'invoice' : 'credit_note',
    corrects,
    cause,
    orderId: orderId ?? null,
    title,
    currency: currency.code,
    buyer,
    seller,
    lines,
    net,
    tax: taxed,
    taxRate: tax.rate,
    taxName: tax.name,
    taxCountry: buyer.country,
    isReverseCharge: tax.isReverseCharge,
    total,
    days: daysOf(lines),
    periodStartedOn: period.startsOn,
    periodEndsOn: period.endsOn,
    issuedOn,
    dueOn: addDays(issuedOn, TERM),
    status,
    paidWith: total > 0 ? paidWith : null,
    paidOn: status === PaymentStatus.paid ? issuedOn : null,
    refundedOn: null,
    seeded: null,
  };
}
