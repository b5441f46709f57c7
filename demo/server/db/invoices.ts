import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Day } from '../../../src/domain/time/day';
import type { InvoiceLine } from '../model/invoice-line';
import type { DocumentKind } from '../model/invoice-number';
import type { Buyer, Seller } from '../model/invoice-parties';
import type { PaidWith } from '../model/paid-with';
import { calendarDay, flag, string } from './columns';
import { orders } from './orders';
import { members } from './schema';

/**
 * The cause of a document: a renewal, an order, or an add-on that was added to the seeded subscription during a period; of a credit note
 * also the refund or the cancellation of an invoice.
 */
export type InvoiceCause = 'renewal' | 'order' | 'addition' | 'refund' | 'cancellation';

/** What becomes of a document after its day of issue. */
export interface Payment {
  /** A `PaymentStatus` code (src/domain/codes/payment.ts). */
  readonly status: number;
  readonly paidWith: PaidWith | null;
  readonly paidOn: Day | null;
  readonly refundedOn: Day | null;
}

/** Invoices and credit notes. Parties, lines, tax and total are a snapshot of the day of issue; later changes do not affect them. */
export const invoices = pgTable(
  'invoices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** The number in the seller's sequence of its kind (demo/server/model/invoice-number.ts). */
    number: text().primaryKey(),
    kind: text().$type<DocumentKind>().notNull().default('invoice'),
    /** The number of the invoice that a credit note corrects; null for an invoice. */
    corrects: text(),
    /** A monotonic sequence that orders documents of the same day. */
    sequence: integer().generatedAlwaysAsIdentity(),
    cause: text().$type<InvoiceCause>().notNull(),
    /** The billed order; null for every other cause. */
    orderId: integer()
      .unique()
      .references(() => orders.id),
    title: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** Minor units: the sum of the lines, the tax on it, and the total. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** The tax rate in hundredths of a percent, the tax's name and its country. */
    taxRate: integer().notNull(),
    taxName: string(),
    taxCountry: string(),
    /** True where the buyer accounts for the tax, so that none is charged (reverse charge). */
    isReverseCharge: flag(),
    /** The number of billed days of a partial period; 0 for a whole period. */
    days: integer().notNull(),
    periodStartedOn: calendarDay().notNull(),
    periodEndsOn: calendarDay().notNull(),
    issuedOn: calendarDay().notNull(),
    dueOn: calendarDay().notNull(),
    /** A `PaymentStatus` code (src/domain/codes/payment.ts). */
    status: integer().notNull(),
    /** How it is or was paid; null where that is unknown or nothing was due. */
    paidWith: jsonb().$type<PaidWith>(),
    paidOn: calendarDay(),
    refundedOn: calendarDay(),
    /** The payment of a seeded document, to which a reset of the demo returns; null for every other document. */
    seeded: jsonb().$type<Payment>(),
  },
  (table) => [
    index('invoices_member').on(table.memberId, table.issuedOn, table.sequence),
    // A renewal is unique per account and period, so that other invoices of the same day cannot block it.
    uniqueIndex('invoices_renewal')
      .on(table.memberId, table.periodStartedOn)
      .where(sql`cause = 'renewal'`),
  ],
);

/** How many documents of each kind the seller has issued, in its only row. Whoever issues one holds this row until its transaction ends. */
export const numbering = pgTable('numbering', {
  seller: text().primaryKey(),
  invoice: integer().notNull().default(0),
  creditNote: integer().notNull().default(0),
});

/** Documents of orders that a reset of the demo took from their account: the seller's books have every number. */
export const formerInvoices = pgTable('former_invoices', {
  number: text().primaryKey(),
  document: jsonb().notNull(),
});
