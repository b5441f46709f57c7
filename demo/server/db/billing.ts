import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '../../../src/domain/billing/details';
import type { StoredPayment } from '../../../src/domain/billing/info';
import { instant } from './columns';
import { members } from './schema';

const memberId = () => integer().references(() => members.id);

/**
 * A member's billing details. The table stores no full card or account number and no security code, because a payment provider would keep
 * those.
 */
export const billingDetails = pgTable('billing_details', {
  memberId: memberId().primaryKey(),
  details: jsonb().$type<BillingDetails>().notNull(),
  payment: jsonb().$type<StoredPayment>().notNull(),
  /** The token by which a payment provider would identify the payment method. */
  token: text().notNull(),
  updatedAt: instant().notNull(),
});

/** A bank's challenge for a card (3-D Secure), and its outcome. */
export const billingChallenges = pgTable('billing_challenges', {
  /** The secret id in the address of the challenge page. */
  id: text().primaryKey(),
  memberId: memberId().notNull(),
  /** The card, by the digits that may be shown. */
  firstSix: text().notNull(),
  lastFour: text().notNull(),
  /** The origin of the page that asked and receives the result. */
  origin: text().notNull(),
  /** The token issued on confirmation, valid for one update. */
  token: text(),
  endsAt: instant().notNull(),
});

/** A card that was entered in the vault's fields and waits for its billing update. */
export const vaultCards = pgTable('vault_cards', {
  /** The hash of the token; the token itself is not stored. */
  id: text().primaryKey(),
  memberId: memberId().notNull(),
  /** The card number, encrypted so that only the token's holder can decrypt it. The security code is not stored. */
  sealed: text().notNull(),
  endsAt: instant().notNull(),
});
