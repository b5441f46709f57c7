import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  AssetType,
  ChargeType,
  DiscountReason,
  Feature,
  ModuleFeature,
  ModuleKind,
} from '../../../src/domain/catalogue/types';
import { calendarDay, cents, flag, instant, string } from './columns';
import type { CartContent } from '../model/content';
import type { MailKind, MailSender } from '../model/mail';
import type { Profile } from '../model/member';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { QuoteSender } from '../model/quote-sender';
import type { Statement } from '../model/quote-statement';
import type { Language } from '../texts/language';

export const platforms = pgTable('platforms', {
  id: integer().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  description: string(),
  /** The URL of the category's own site outside the marketplace, if it has one. */
  url: string(),
});

export const industries = pgTable('industries', {
  id: integer().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  description: string(),
});

export const planCategories = pgTable('plan_categories', {
  id: integer().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  description: string(),
  path: text().notNull(),
});

export const modules = pgTable(
  'modules',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    title: text().notNull(),
    description: string(),
    icon: text().notNull(),
    platformId: integer().references(() => platforms.id),
    kind: text().$type<ModuleKind>().notNull().default('default'),
    cardType: integer().notNull().default(1),
    srt: text().notNull(),
    sort: integer().notNull().default(0),
    isDefault: flag(),
    isHidden: flag(),
    isFeatured: flag(),
    isCore: flag(),
    isLegacy: flag(),
    isCrossSell: flag(),
    isPrepayment: flag(),
    dependencies: integer().array().notNull().default([]),
    pricingType: text().$type<'FIXED' | 'USAGE'>().notNull().default('FIXED'),
    pricingSubtitle: string(),
    /** `once`: billed with the first invoice only. */
    charge: text().$type<ChargeType>().notNull().default('recurring'),
    /** How many units the price covers, and what it is for, e.g. "1,000 stops". */
    pricePer: integer().notNull().default(1),
    priceUnit: string(),
    price: cents(),
    assetType: text().$type<AssetType>(),
    minimumAssetCount: integer().notNull().default(0),
    trialQuantity: integer().notNull().default(0),
    /** Length of the trial in days; 0 = no trial. */
    trialDays: integer().notNull().default(0),
    freeUsers: integer().notNull().default(0),
    /** What it does, for its details page. */
    features: jsonb().$type<readonly ModuleFeature[]>().notNull().default([]),
  },
  (table) => [index('modules_platform').on(table.platformId, table.sort)],
);

export interface UsageSeed {
  readonly id: number;
  readonly key: string;
  readonly price: number;
  readonly unit: string;
  readonly assetType: AssetType | null;
  readonly type: string;
  readonly quantity: number;
  readonly max: number;
  readonly freeUsers: number;
  readonly isSupport: boolean;
}

export const bundles = pgTable(
  'bundles',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    title: text().notNull(),
    description: string(),
    icon: text().notNull(),
    path: string(),
    /** The plan category where inid is 14. */
    categoryId: integer().notNull().default(0),
    /** The industry id, or 14 for the pricing page. */
    inid: integer().notNull(),
    type: text().notNull(),
    usageType: text().notNull(),
    cardType: integer().notNull().default(1),
    srt: text().notNull(),
    family: string(),
    billingCycle: text().$type<'month' | 'year'>().notNull().default('month'),
    edition: text().$type<'standard' | 'commercial'>().notNull().default('standard'),
    /** List price per month; null = the sum of its modules, or sold by the sales team. */
    price: integer(),
    /** Hundredths of a percent. */
    discount: integer().notNull().default(0),
    /** Null where there is no discount. */
    discountReason: text().$type<DiscountReason>(),
    /** The included fleet and the price of each additional asset; null = the price does not depend on the fleet. */
    minimumAssetCount: integer().notNull().default(0),
    minimumAssetRate: integer(),
    assetType: text().$type<AssetType>(),
    pricingSubtitle: string(),
    extends: string(),
    isFeatured: flag(),
    isExclusive: flag(),
    isLegacy: flag(),
    highlights: text().array().notNull().default([]),
    subpackages: jsonb().$type<readonly { id: number; code: string; title: string }[]>().notNull().default([]),
    usages: jsonb().$type<readonly UsageSeed[]>().notNull().default([]),
    features: jsonb().$type<readonly Feature[]>().notNull().default([]),
  },
  (table) => [index('bundles_industry').on(table.inid)],
);

export const bundleModules = pgTable(
  'bundle_modules',
  {
    bundleId: integer()
      .notNull()
      .references(() => bundles.id),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.moduleId] })],
);

export const members = pgTable('members', {
  id: integer().primaryKey(),
  /** The name that `?as=` takes. */
  name: text().notNull().unique(),
  title: text().notNull(),
  profile: jsonb().$type<Profile>().notNull(),
});

export const sessions = pgTable('sessions', {
  /** The secret session id in the cookie. */
  id: text().primaryKey(),
  /** The public id in bearer tokens, which identifies the session without giving access to it. */
  publicId: text().notNull().unique(),
  memberId: integer().references(() => members.id),
  expiresAt: instant().notNull(),
});

export const carts = pgTable('carts', {
  trackingId: text().primaryKey(),
  /** A member has one cart; a visitor's cart is found by its tracking id alone. */
  memberId: integer()
    .unique()
    .references(() => members.id),
  content: jsonb().$type<CartContent>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** Shared quotes: snapshots of carts. Both ids are secrets, because anyone with an id can read the quote. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    /** The id of the estimate, which omits the sender's comment. */
    estimateId: text().notNull().unique(),
    /** The sender: the member, and the session of the browser. */
    memberId: integer().references(() => members.id),
    sessionId: text().notNull(),
    /** The running number of the seller's quotes, without gaps; `numberOfQuote` writes it. */
    number: integer().notNull().unique(),
    sender: jsonb().$type<QuoteSender>().notNull(),
    /** The last day on which the quote can be accepted. */
    validUntil: calendarDay().notNull(),
    /** The hashed sender whose allowance of links the quote counts against; null for mailed quotes. */
    network: text(),
    /** The tracking id of the source cart. */
    trackingId: text(),
    currency: text().$type<CurrencyCode>().notNull(),
    language: text().$type<Language>().notNull(),
    recipients: text().array().notNull(),
    comment: string(),
    content: jsonb().$type<CartContent>().notNull(),
    statement: jsonb().$type<Statement>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('quotes_cart').on(table.trackingId, table.createdAt),
    index('quotes_network').on(table.network, table.createdAt),
  ],
);

/** The outbox. This backend has no mail server, so mails stay here. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** A monotonic sequence that orders mails of the same moment. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    sessionId: text().notNull(),
    /** The hashed sender whose allowance the mail counts against; null for mails that nobody asked for. */
    network: text(),
    sender: jsonb().$type<MailSender>().notNull(),
    recipients: text().array().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    /** The two forms of the same mail: plain text and HTML. */
    body: text().notNull(),
    html: text().notNull(),
    link: text().notNull(),
    attachment: jsonb().$type<{ readonly name: string; readonly path: string }>(),
    createdAt: instant().notNull(),
    /** The earliest time of delivery. */
    sendAt: instant().notNull(),
  },
  (table) => [
    index('mails_session').on(table.sessionId, table.number),
    index('mails_network').on(table.network, table.createdAt),
  ],
);

// Tables in files of their own.
export * from './devices';
export * from './invoices';
export * from './billing';
export * from './journal';
export * from './orders';
export * from './switches';
