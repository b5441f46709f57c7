import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Language } from '../texts/language';
import { flag, instant, string } from './columns';

/** Requests for the pricing guide. */
export const guideRequests = pgTable('guide_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  name: string(),
  company: string(),
  guide: string(),
  language: text().$type<Language>().notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  createdAt: instant().notNull(),
});

/** Stored outcomes of writes, by idempotency key. Each is stored in the transaction of its write. */
export const requests = pgTable('requests', {
  key: text().primaryKey(),
  /** A hash of the caller and the request. Another request with the same key is an error. */
  fingerprint: text().notNull(),
  /** The member who wrote, who alone may ask for the outcome; null for a visitor, whose key is known to nobody else. */
  memberId: integer(),
  /** The holder of the session that the write began, in the form of `tokenHolder()`; null where it began none. */
  begunSession: text(),
  httpStatus: integer().notNull(),
  body: string(),
  contentType: string(),
  /** When the write began, in ms since 1970. */
  startedAt: bigint({ mode: 'number' }).notNull(),
});

/** Analytics events. The member id and the address are as the page sent them and are never used to look up a person. */
export const analyticsEvents = pgTable('analytics_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  name: text().notNull(),
  pageId: text().notNull(),
  trackingId: text(),
  memberId: integer().notNull(),
  ip: string(),
  productId: integer(),
  isModule: flag(),
  isBundled: flag(),
});

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
