import * as z from 'zod/mini';
import { customPlan } from '../domain/cart/custom-plan';
import { SubscriptionKind } from '../domain/codes/subscription';
import { successorsOf, totalsOf, type EarlierItem } from '../domain/migration/terms';
import { withTax, type Statement } from '../domain/checkout/statement';
import type { CurrencyCode } from '../domain/money/currency';
import { perPeriod } from '../domain/pricing/yearly';
import { currency, toMinor } from './envelope';
import { all, amount, count, id, recordOrNull, read, rows, text } from './fields';
import { toZeroOrOne } from './zero-or-one';
import type { OrderBody } from './order';
import { statement, toStatement } from './statement';

export const successorSchema = z.object({ id, ...all(text, 'title', 'srt'), quantity: count, price: amount });
export const earlierItemSchema = z.object({ title: text, price: amount, becomes: rows(successorSchema) });
export const migrationSchema = z.object({ items: rows(earlierItemSchema), statement });
export const migrationReplySchema = z.object({ migration: recordOrNull(migrationSchema), currency });

/** Terms of a migration to a custom solution. */
export interface MigrationTerms {
  readonly items: readonly EarlierItem[];
  /** Sum due now and the next bill. */
  readonly statement: Statement;
  readonly currency: CurrencyCode;
}

const isPriced = ({ price }: { readonly price: string | null }): boolean => price !== null;

/**
 * Reads the `migration` of `GET /account/subscription/info`. All records must be readable and the monthly prices must add up to the next
 * bill, because a member cannot consent to half of the terms.
 * @returns null if the reply holds no consistent terms
 */
export function readMigration(body: unknown): MigrationTerms | null {
  const wire = read(migrationReplySchema, body);
  const told = wire?.migration;
  if (!wire || !told?.statement || told.items.dropped > 0 || told.items.kept.length === 0) return null;
  const { currency: code } = wire;
  const isRead = told.items.kept.every(
    (one) => isPriced(one) && one.becomes.dropped === 0 && one.becomes.kept.every(isPriced),
  );
  if (!isRead) return null;
  const items = told.items.kept.map(({ title, price, becomes }) => ({
    title,
    monthly: toMinor(price, code),
    becomes: becomes.kept.map(({ price: monthly, ...one }) => ({ ...one, monthly: toMinor(monthly, code) })),
  }));
  const terms = toStatement(told.statement, code);
  const bill = perPeriod(totalsOf(items).after, terms.timeframe ?? 'month');
  const isWhole = terms.recurring === withTax(bill, terms) && successorsOf(items).length > 0;
  return isWhole ? { items, statement: terms, currency: code } : null;
}

/** Order payload of a migration, with the member's consent. */
export type MigrationBody = OrderBody & { readonly agreed: 1 };

interface MigrationWish {
  readonly items: readonly EarlierItem[];
  readonly memberId: number;
  readonly isLegacy: boolean;
  /** Progress code of the order. [CHK-23, CHK-24] */
  readonly postState: number;
  readonly method: number | null;
}

const KIND = SubscriptionKind.legacyToMarketplace;

/**
 * Encodes the order of a migration, which has a kind of its own and holds the custom solution. [MIG-04, MIG-06, MIG-10, CHK-16, CHK-17]
 */
export const toMigrationBody = ({ items, memberId, isLegacy, postState, method }: MigrationWish): MigrationBody => ({
  type: KIND,
  is_legacy: isLegacy ? 1 : 0,
  account: { type: KIND, tracking_id: '', member_id: memberId },
  order: {
    state: postState,
    items: [
      {
        id: customPlan.id,
        bundled: toZeroOrOne(customPlan.bundled),
        code: customPlan.code,
        srt: customPlan.srt,
        quantity: customPlan.quantity,
        selected_subpackages: [],
        modules: Object.fromEntries(
          successorsOf(items).map(({ id: module, srt, quantity }) => [module, { id: module, srt, quantity }]),
        ),
      },
    ],
  },
  billing: method === null ? null : { type: method },
  agreed: 1,
});
