import type { PaymentStatus } from '../codes/payment';
import type { CurrencyCode } from '../money/currency';
import type { Minor } from '../money/minor';

/** One invoice of a member. */
export interface Invoice {
  readonly number: string;
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
}

/** One page of invoices, newest first. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly currency: CurrencyCode;
  /** Years with invoices, newest first. */
  readonly years: readonly number[];
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Number of invoices on all pages. */
  readonly total: number;
}
