import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AssetType, ChargeType, DiscountReason, Feature, ModuleKind } from '../../../src/domain/catalogue/types';
import { cents, flag, instant, string } from './columns';
import type { CartContent } from '../model/content';
import type { Profile } from '../model/member';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Statement } from '../model/quote-statement';
import type { Language } from '../texts/language';

export const platforms = pgTable('platforms', {
  id: integer().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  description: string(),
  /** Leads out of the marketplace where it is set. */
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
    /** `once`: billed with the first bill only. */
    charge: text().$type<ChargeType>().notNull().default('recurring'),
    /** How many units the price is for. */
    pricePer: integer().notNull().default(1),
    price: cents(),
    assetType: text().$type<AssetType>(),
    minimumAssetCount: integer().notNull().default(0),
    trialQuantity: integer().notNull().default(0),
    /** Days that a trial lasts; 0 = there is none. */
    trialDays: integer().notNull().default(0),
    freeUsers: integer().notNull().default(0),
  },
  (table) => [index('modules_platform').on(table.platformId, table.sort)],
);

export interface UsageSeed {
  readonly id: number;
  readonly key: string;
  readonly price: number;
  readonly unit: string;
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
    /** A plan category for inid 14. */
    categoryId: integer().notNull().default(0),
    /** Industry, or 14 for the pricing page. */
    inid: integer().notNull(),
    type: text().notNull(),
    usageType: text().notNull(),
    cardType: integer().notNull().default(1),
    srt: text().notNull(),
    family: string(),
    billingCycle: text().$type<'month' | 'year'>().notNull().default('month'),
    edition: text().$type<'standard' | 'commercial'>().notNull().default('standard'),
    /** List price per month; null = the sum of its modules, or priced by talking. */
    price: integer(),
    /** Hundredths of a percent. */
    discount: integer().notNull().default(0),
    /** Null where nothing is taken off. */
    discountReason: text().$type<DiscountReason>(),
    /** The fleet that the price includes, and what each asset above it costs; null = the fleet does not count. */
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
  /** What `?as=` calls it. */
  name: text().notNull().unique(),
  title: text().notNull(),
  profile: jsonb().$type<Profile>().notNull(),
});

export const sessions = pgTable('sessions', {
  /** The cookie: a secret. */
  id: text().primaryKey(),
  /** What a bearer token carries: names the session without opening it. */
  publicId: text().notNull().unique(),
  memberId: integer().references(() => members.id),
  expiresAt: instant().notNull(),
});

export const carts = pgTable('carts', {
  trackingId: text().primaryKey(),
  /** A member has one cart; a visitor's is known by its tracking id alone. */
  memberId: integer()
    .unique()
    .references(() => members.id),
  content: jsonb().$type<CartContent>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** Carts that were shared, as they were at that moment. Whoever holds an id reads it, so both are secrets. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    /** Opens the same without what its sender wrote. */
    estimateId: text().notNull().unique(),
    /** Who shared it: the member, and the browser's session. */
    memberId: integer().references(() => members.id),
    sessionId: text().notNull(),
    /** Where a visitor made a link from, as nobody can read it; null of a member, and of what was mailed. */
    network: text(),
    /** The cart that it was made of. */
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

/** The outbox. This backend has no mail server: what it would hand over stays here. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** Later ones have higher numbers: two may be of one moment. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    sessionId: text().notNull(),
    /** Where a visitor wrote from, as nobody can read it; null of a member, who can be asked. */
    network: text(),
    recipients: text().array().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    link: text().notNull(),
    attachment: jsonb().$type<{ readonly name: string; readonly path: string }>(),
    createdAt: instant().notNull(),
    /** Not before this. */
    sendAt: instant().notNull(),
  },
  (table) => [
    index('mails_session').on(table.sessionId, table.number),
    index('mails_network').on(table.network, table.createdAt),
  ],
);

// What is written down and belongs to nothing else.
export * from './devices';
export * from './invoices';
export * from './billing';
export * from './journal';
export * from './orders';
export * from './switches';
