import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { InvoiceLine } from '../model/invoice-line';
import type { Buyer, Seller } from '../model/invoice-parties';
import { calendarDay, string } from './columns';
import { orders } from './orders';
import { members } from './schema';

/** The cause of an invoice: a renewal, an order, or an add-on that was added to the seeded subscription during a period. */
export type InvoiceCause = 'renewal' | 'order' | 'addition';

/** Invoices. Parties, lines, tax and total are a snapshot of the day of issue; later changes do not affect them. */
export const invoices = pgTable(
  'invoices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** The invoice number, unique per member: the day of issue and a counter within that day. */
    number: text().notNull(),
    /** A monotonic sequence that orders invoices of the same day. */
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
    /** The number of billed days of a partial period; 0 for a whole period. */
    days: integer().notNull(),
    periodStartedOn: calendarDay().notNull(),
    periodEndsOn: calendarDay().notNull(),
    issuedOn: calendarDay().notNull(),
    dueOn: calendarDay().notNull(),
    /** A `PaymentStatus` code (src/domain/codes/payment.ts). */
    status: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('invoices_member').on(table.memberId, table.issuedOn, table.sequence),
    // A renewal is unique per account and period, so that other invoices of the same day cannot block it.
    uniqueIndex('invoices_renewal')
      .on(table.memberId, table.periodStartedOn)
      .where(sql`cause = 'renewal'`),
  ],
);
