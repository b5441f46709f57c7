import type { PaymentStatus } from '../codes/payment';
import type { CurrencyCode } from '../money/currency';
import type { BasisPoints, Minor } from '../money/minor';

/** One invoice of a member, or a credit note. */
export interface Invoice {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  /** Number of the invoice that a credit note corrects; null if the server does not tell it. */
  readonly corrects: string | null;
  /** It is void because the payment of its order was declined. */
  readonly isDeclined: boolean;
  /** Title of the billed item or period. */
  readonly title: string;
  readonly issuedAt: string;
  readonly dueAt: string | null;
  readonly periodStartedAt: string | null;
  readonly periodEndsAt: string | null;
  /** Days of a prorated period; 0 for a whole period. */
  readonly days: number;
  /** Payment marker; null if it is unknown. */
  readonly status: PaymentStatus | null;
  /** Including tax, in minor units; negative for a credit note, null if unreadable. */
  readonly total: Minor | null;
  /** Day on which it was paid; null if it is not paid, or the server does not tell. */
  readonly paidAt: string | null;
  /** Before tax, and the tax on it, in minor units; null if the server does not tell. */
  readonly net: Minor | null;
  readonly tax: Minor | null;
  /** Null if the server does not tell it. */
  readonly taxRate: BasisPoints | null;
}

/** One page of invoices, newest first. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly currency: CurrencyCode;
  /** Years with invoices, newest first. */
  readonly years: readonly number[];
  /** The page number, 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Number of invoices on all pages. */
  readonly total: number;
}
