import { sumOf } from '../../../src/domain/checkout/bill';
import type { Period } from '../../../src/domain/pricing/proration';
import { addDays, type Day } from '../../../src/domain/time/day';
import type { invoices } from '../db/schema';
import type { InvoiceCause } from '../db/invoices';
import type { Desk, Parties } from './desk';
import type { InvoiceLine } from '../model/invoice-line';
import { taxOf } from '../billing/tax';

export type InvoiceRow = typeof invoices.$inferSelect;
/** An invoice without a number yet. */
export type Draft = Omit<InvoiceRow, 'number' | 'sequence'>;

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
}

/** Returns the number of prorated days if all charges of the invoice share it, else 0. */
const daysOf = (lines: readonly InvoiceLine[]): number => {
  const days = new Set(lines.filter(({ kind }) => kind === 'charge').map((line) => line.days));
  return days.size === 1 ? (days.values().next().value ?? 0) : 0;
};

/** Drafts an invoice with its sums. Credit beyond the charges is carried to the next invoice, so no total is negative. */
export function draftOf(
  { member, currency }: Pick<Desk, 'member' | 'currency'>,
  { buyer, seller, tax }: Parties,
  { cause, title, lines, period, issuedOn, status, orderId }: Billed,
): Draft {
  const net = sumOf(lines);
  const taxed = taxOf(net, tax.rate);
  return {
    memberId: member.id,
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
    total: net + taxed,
    days: daysOf(lines),
    periodStartedOn: period.startsOn,
    periodEndsOn: period.endsOn,
    issuedOn,
    dueOn: addDays(issuedOn, TERM),
    status,
  };
}
