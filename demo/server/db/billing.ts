import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '../../../src/domain/billing/details';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { instant } from './columns';
import { members } from './schema';

const memberId = () => integer().references(() => members.id);

/** How a member is billed. No number and no code that could be paid with is in here: a provider would keep those. */
export const billingDetails = pgTable('billing_details', {
  memberId: memberId().primaryKey(),
  details: jsonb().$type<BillingDetails>().notNull(),
  payment: jsonb().$type<StoredPayment>().notNull(),
  /** What a provider would know the payment by. */
  token: text().notNull(),
  updatedAt: instant().notNull(),
});

/** A card whose bank wants to know who it is, and what became of that. */
export const billingChallenges = pgTable('billing_challenges', {
  /** Opens the bank's page: a secret. */
  id: text().primaryKey(),
  memberId: memberId().notNull(),
  /** Which card, as it is shown. */
  firstSix: text().notNull(),
  lastFour: text().notNull(),
  /** The page that asked and is told, by its origin. */
  origin: text().notNull(),
  /** Given when it is confirmed, and good for one update. */
  token: text(),
  endsAt: instant().notNull(),
});

/** A card that was entered into the fields of the vault and waits for its update. */
export const vaultCards = pgTable('vault_cards', {
  /** Hash of the token, which is stored nowhere. */
  id: text().primaryKey(),
  memberId: memberId().notNull(),
  /** The number, and only who has the token can open it. The code is not kept at all. */
  sealed: text().notNull(),
  endsAt: instant().notNull(),
});
