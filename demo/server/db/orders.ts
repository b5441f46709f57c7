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
 * What becomes of a subscription when its period ends: it `renews`, `ends` because it was canceled, or `rests` because it is
 * paused, which nothing is taken for.
 */
export type AtPeriodEnd = 'renews' | 'ends' | 'rests';

/**
 * What a member has, as of its running period: what the account came with, or what its last order made of it. All of a row is of
 * one moment: whoever bills the next period moves period and credit together.
 */
export const subscriptions = pgTable('subscriptions', {
  memberId: memberId().primaryKey(),
  content: jsonb().$type<CartContent>().notNull(),
  timeframe: text().$type<BillingCycle>().notNull(),
  kind: integer().notNull(),
  /** Subscription marker. */
  state: integer().$type<SubscriptionState>().notNull().default(1),
  atPeriodEnd: text().$type<AtPeriodEnd>().notNull().default('renews'),
  /** An order of theirs made it; else it is what the account came with. */
  isOrdered: flag(),
  /** Nothing was paid for this period; the first charge comes at its end. */
  isTrial: flag(),
  /** The first day of its first period, which all further ones are counted from. */
  anchorOn: calendarDay().notNull(),
  periodStartedOn: calendarDay().notNull(),
  periodEndsOn: calendarDay().notNull(),
  /** What changes left over and this period's bill has not used, in minor units of the member's currency. */
  credit: cents(),
});

/** Of whoever ordered, for the mail that follows. */
export interface ReceiptTo {
  /** Of the browser that ordered, which finds the mail by it. */
  readonly sessionId: string;
  readonly language: Language;
  /** Where our pages are, without a slash at the end. */
  readonly base: string;
}

/** `draft`: prepared, its token not used yet; `pending`: submitted and being activated; then either of the others. */
export type OrderState = 'draft' | 'pending' | 'active' | 'failed';

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 50_001 }),
    memberId: memberId().notNull(),
    /** Lets its holder submit the draft, for a while. */
    token: text().notNull(),
    tokenEndsAt: instant().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** The subscription kind that the order asks for. */
    kind: integer().notNull(),
    /** What the page calls it while it runs: a progress code. */
    postState: integer().notNull(),
    content: jsonb().$type<CartContent>().notNull(),
    timeframe: text().$type<BillingCycle>().notNull(),
    /** Made of the member's cart, which goes with it. */
    isOfCart: flag(),
    createdAt: instant().notNull(),
    submittedAt: instant(),
    /** Which of the member's orders it was, from 1; null of a draft. */
    turn: integer(),
    /** When it takes effect; null while it is stuck. */
    activatesAt: instant(),
    /** The version of the statement that it was ordered by. */
    statement: text(),
    /** Its payment will be declined. */
    isDeclined: flag(),
    /** How its receipt is mailed once it is paid; null where nobody gets one. */
    receipt: jsonb().$type<ReceiptTo>(),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.createdAt),
    // Two tabs, two servers: one of them finds the other's order.
    uniqueIndex('orders_pending')
      .on(table.memberId)
      .where(sql`state = 'pending'`),
  ],
);

/** What was charged, and how that went. */
export const transactions = pgTable(
  'transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    memberId: memberId().notNull(),
    /** Minor units of the currency, with tax: what the invoice says. */
    amount: integer().notNull(),
    /** How much of it is tax. */
    tax: cents(),
    carried: cents(),
    currency: text().$type<CurrencyCode>().notNull(),
    lines: jsonb().$type<readonly DueLine[]>().notNull(),
    periodStartedOn: calendarDay().notNull(),
    periodEndsOn: calendarDay().notNull(),
    /** Payment marker. */
    status: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('transactions_member').on(table.memberId, table.createdAt)],
);

/** An add-on that a member tries for a while beside what they pay for. When it is over it is theirs only if they bought it. */
export const moduleTrials = pgTable(
  'module_trials',
  {
    memberId: memberId().notNull(),
    moduleId: integer().notNull(),
    startedAt: instant().notNull(),
    /** The first day without it. */
    endsOn: calendarDay().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.moduleId] })],
);

export type OrderRow = typeof orders.$inferSelect;
