import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { InvoiceLine } from '../model/invoice-line';
import type { Buyer, Seller } from '../model/invoice-parties';
import { calendarDay, string } from './columns';
import { orders } from './orders';
import { members } from './schema';

/** Why something was billed: a period that began by itself, an order, or what an account came with was added to in a period. */
export type InvoiceCause = 'renewal' | 'order' | 'addition';

/** What was billed. Parties, lines, tax and total are as they were that day: what changes later changes no invoice. */
export const invoices = pgTable(
  'invoices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** Of its member: the day that it was written, and which one of that day. */
    number: text().notNull(),
    /** Later ones have higher numbers: two may be of one day. */
    sequence: integer().generatedAlwaysAsIdentity(),
    cause: text().$type<InvoiceCause>().notNull(),
    /** The order that it bills; null for every other cause. */
    orderId: integer()
      .unique()
      .references(() => orders.id),
    title: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** Minor units: the lines together, the tax on them, and both. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** Hundredths of a percent, what the tax is called, and the country that it is of. */
    taxRate: integer().notNull(),
    taxName: string(),
    taxCountry: string(),
    /** Days that a part of a period is billed for; 0 of a whole one. */
    days: integer().notNull(),
    periodStartedOn: calendarDay().notNull(),
    periodEndsOn: calendarDay().notNull(),
    issuedOn: calendarDay().notNull(),
    dueOn: calendarDay().notNull(),
    /** Payment marker. */
    status: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('invoices_member').on(table.memberId, table.issuedOn, table.sequence),
    // A renewal is billed by the account and its period, so that nothing else of its day can stand in its way.
    uniqueIndex('invoices_renewal')
      .on(table.memberId, table.periodStartedOn)
      .where(sql`cause = 'renewal'`),
  ],
);
