import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { InvoiceLine } from '../invoice/lines';
import { instant } from './columns';
import { orders } from './orders';
import { members } from './schema';

/** What was billed. Lines, tax and total are as they were that day: a price that changes later changes no invoice. */
export const invoices = pgTable(
  'invoices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** Of its member: the day that it was written, and which one of that day. */
    number: text().notNull(),
    /** The order that it bills; null for a period that began by itself. */
    orderId: integer()
      .unique()
      .references(() => orders.id),
    title: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** Minor units: the lines together, the tax on them, and both. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    /** Days that a part of a period is billed for; 0 of a whole one. */
    days: integer().notNull(),
    periodStartedAt: instant().notNull(),
    periodEndsAt: instant().notNull(),
    issuedAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** Payment marker. */
    status: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('invoices_member').on(table.memberId, table.issuedAt),
  ],
);
