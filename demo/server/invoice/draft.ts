import type { Period } from '../../../src/domain/pricing/proration';
import type { invoices } from '../db/schema';
import type { Till } from '../order/submit';
import type { InvoiceLine } from './lines';
import { numberOf } from './number';
import { taxOf, taxRateOf } from './tax';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Days that somebody has to pay. */
const TERM = 14;
const DAY = 86_400_000;

interface Billed {
  readonly title: string;
  readonly lines: readonly InvoiceLine[];
  readonly period: Period;
  readonly issuedAt: Date;
  readonly status: number;
  readonly orderId?: number;
}

/** The days of a part of a period, where all of an invoice is for such a part. */
const daysOf = (lines: readonly InvoiceLine[]): number => {
  const days = new Set(lines.filter(({ kind }) => kind === 'charge').map((line) => line.days));
  return days.size === 1 ? (days.values().next().value ?? 0) : 0;
};

/** An invoice with its sums. What is credited beyond what is charged is kept for the next one, so none is below 0. */
export function draftOf(
  { member, currency }: Pick<Till, 'member' | 'currency'>,
  { title, lines, period, issuedAt, status, orderId }: Billed,
): InvoiceRow {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxRate = taxRateOf(member.profile.country);
  const tax = taxOf(net, taxRate);
  return {
    memberId: member.id,
    number: numberOf(issuedAt),
    orderId: orderId ?? null,
    title,
    currency: currency.code,
    lines,
    net,
    tax,
    taxRate,
    total: net + tax,
    days: daysOf(lines),
    periodStartedAt: period.startsAt,
    periodEndsAt: period.endsAt,
    issuedAt,
    dueAt: new Date(issuedAt.getTime() + TERM * DAY),
    status,
  };
}
