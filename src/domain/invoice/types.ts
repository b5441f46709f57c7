import type { PaymentStatus } from '../codes/payment';
import type { CurrencyCode } from '../money/currency';
import type { Minor } from '../money/minor';

/** What a member was billed once. */
export interface Invoice {
  readonly number: string;
  /** What it is for. */
  readonly title: string;
  readonly issuedAt: string;
  readonly dueAt: string | null;
  readonly periodStartedAt: string | null;
  readonly periodEndsAt: string | null;
  /** Days of a part of a period; 0 of a whole one. */
  readonly days: number;
  /** Payment marker; null where the server says none that is known. */
  readonly status: PaymentStatus | null;
  /** With tax, in minor units, of a credit note below 0; null where nobody can read it. */
  readonly total: Minor | null;
}

/** A page of them, the last one first. */
export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly currency: CurrencyCode;
  /** Those in which something was billed, the last one first. */
  readonly years: readonly number[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Invoices on all pages. */
  readonly total: number;
}
