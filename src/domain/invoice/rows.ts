import { currencyOf, type CurrencyCode } from '../money/currency';
import { toDecimalText } from '../money/display';
import type { BasisPoints, Minor } from '../money/minor';
import { readDay } from '../time/day';
import type { PaymentStatus } from '../codes/payment';
import { coveredBy } from './covered';
import type { Invoice } from './types';

/** The words of a file of invoices, in the person's language. */
export interface InvoiceWords {
  /** Names of the columns: number, date, due, paid, from, to, what for, days, status, net, tax rate, tax, amount, currency. */
  readonly heads: readonly string[];
  readonly statuses: Readonly<Partial<Record<PaymentStatus, string>>>;
}

const dayIn = (at: string | null): string => readDay(at ?? '') ?? '';

/** Writes a rate in percent with a point: `8.1`. */
const rateOf = (rate: BasisPoints | null): string => (rate === null ? '' : String(rate / 100));

/** Returns invoices as the rows of a file: ISO days, and amounts in major units with a point and without a symbol. */
export function invoiceRows(
  invoices: readonly Invoice[],
  currency: CurrencyCode,
  { heads, statuses }: InvoiceWords,
): readonly (readonly string[])[] {
  const { decimals } = currencyOf(currency);
  const amountOf = (amount: Minor | null): string => (amount === null ? '' : toDecimalText(amount, decimals));
  const rowOf = (one: Invoice): readonly string[] => [
    one.number,
    dayIn(one.issuedAt),
    dayIn(one.dueAt),
    dayIn(one.paidAt),
    coveredBy(one)?.startsOn ?? dayIn(one.periodStartedAt),
    dayIn(one.periodEndsAt),
    one.title,
    one.days > 0 ? String(one.days) : '',
    one.status === null ? '' : (statuses[one.status] ?? ''),
    amountOf(one.net),
    rateOf(one.taxRate),
    amountOf(one.tax),
    amountOf(one.total),
    currency,
  ];
  return [heads, ...invoices.map(rowOf)];
}
