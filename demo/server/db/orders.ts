import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DueLine } from '../../../src/domain/checkout/due';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import type { SubscriptionState } from '../../../src/domain/codes/subscription';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { CartContent } from '../model/content';
import type { Language } from '../texts/language';
import { calendarDay, cents, flag, instant } from './columns';
import { members } from './schema';

const memberId = () => integer().references(() => members.id);

/**
 * What happens to a subscription at its period's end: it `renews`, `ends` because it was canceled, or `rests` because it is paused and not
 * charged.
 */
export type AtPeriodEnd = 'renews' | 'ends' | 'rests';

/**
 * A member's subscription in its current period: seeded, or the result of the last order. All columns of a row are consistent with one
 * moment, so a renewal updates period and credit together.
 */
export const subscriptions = pgTable('subscriptions', {
  memberId: memberId().primaryKey(),
  content: jsonb().$type<CartContent>().notNull(),
  timeframe: text().$type<BillingCycle>().notNull(),
  kind: integer().notNull(),
  /** Says if the subscription is in force; see `SubscriptionState`. */
  state: integer().$type<SubscriptionState>().notNull().default(1),
  atPeriodEnd: text().$type<AtPeriodEnd>().notNull().default('renews'),
  /** True where an order created this state; false where it was seeded. */
  isOrdered: flag(),
  /** True during a trial: the period was not paid for, and the first charge comes at its end. */
  isTrial: flag(),
  /** The trial's end that was announced by mail; null until then. */
  toldEndsOn: calendarDay(),
  /** The first day of the first period, from which all later periods are counted. */
  anchorOn: calendarDay().notNull(),
  periodStartedOn: calendarDay().notNull(),
  periodEndsOn: calendarDay().notNull(),
  /** Credit left over from changes and not used by this period's invoice, in minor units of the member's currency. */
  credit: cents(),
});

/** The details of a request that the mails about its account need. */
export interface ReceiptTo {
  /** The session of the browser, which finds the mail by it. */
  readonly sessionId: string;
  readonly language: Language;
  /** The base URL of the site, without a trailing slash. */
  readonly base: string;
}

/** `draft`: prepared, token unused; `pending`: submitted and being activated; then `active` or `failed`. */
export type OrderState = 'draft' | 'pending' | 'active' | 'failed';

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 50_001 }),
    memberId: memberId().notNull(),
    /** The token that submits the draft until it expires. */
    token: text().notNull(),
    tokenEndsAt: instant().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** The subscription kind that the order requests. */
    kind: integer().notNull(),
    /** The progress code that the poll reports while the order is pending. */
    postState: integer().notNull(),
    content: jsonb().$type<CartContent>().notNull(),
    timeframe: text().$type<BillingCycle>().notNull(),
    /** True where the order was made from the member's cart, which is deleted once the order is in force. */
    isOfCart: flag(),
    createdAt: instant().notNull(),
    submittedAt: instant(),
    /** The number of the member's order, 1-based; null for a draft. */
    turn: integer(),
    /** When the order takes effect; null while it is stuck. */
    activatesAt: instant(),
    /** The version of the statement that the order confirmed. */
    statement: text(),
    /** True where the demo declines the payment. */
    isDeclined: flag(),
    /** Where the mails about the order go; null for a draft. */
    receipt: jsonb().$type<ReceiptTo>(),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.createdAt),
    // Concurrent submits from two tabs or servers conflict here: the second one finds the first one's order.
    uniqueIndex('orders_pending')
      .on(table.memberId)
      .where(sql`state = 'pending'`),
  ],
);

/** Payment transactions and their status. */
export const transactions = pgTable(
  'transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    memberId: memberId().notNull(),
    /** Minor units of the currency, tax included; equals the invoice total. */
    amount: integer().notNull(),
    /** The tax included in the amount. */
    tax: cents(),
    carried: cents(),
    currency: text().$type<CurrencyCode>().notNull(),
    lines: jsonb().$type<readonly DueLine[]>().notNull(),
    periodStartedOn: calendarDay().notNull(),
    periodEndsOn: calendarDay().notNull(),
    /** The payment marker. */
    status: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('transactions_member').on(table.memberId, table.createdAt)],
);

/** Trials of add-ons beside the paid subscription. An add-on outlasts its trial only if it was bought. */
export const moduleTrials = pgTable(
  'module_trials',
  {
    memberId: memberId().notNull(),
    moduleId: integer().notNull(),
    startedAt: instant().notNull(),
    /** The first day after the trial. */
    endsOn: calendarDay().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);

export type OrderRow = typeof orders.$inferSelect;
