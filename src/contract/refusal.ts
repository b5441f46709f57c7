import * as z from 'zod/mini';
import type { Statement } from '../domain/checkout/statement';
import type { CurrencyCode } from '../domain/money/currency';
import { oneOf, read } from './fields';
import { statement, toStatement } from './statement';

/** Why an order is refused, where the page can say or do something about it. */
export const REASONS = ['payment_required', 'payment_method_required', 'not_for_sale'] as const;
export type RefusalReason = (typeof REASONS)[number];

const refusalSchema = z.object({ reason: oneOf(REASONS, null) });

/** The `reason` of a reply of 406; null where it names none. Its words stand in `result`. */
export const readReason = (body: unknown): RefusalReason | null => read(refusalSchema, body)?.reason ?? null;

/** Status of a reply that orders nothing, because the cart or the account is another than was confirmed. */
export const CHANGED = 412;

const changedSchema = z.object({ statement });

/** What an order would cost now: the statement of a reply of 412, in the currency of the order. */
export const readChanged = (body: unknown, code: CurrencyCode): Statement | null => {
  const told = read(changedSchema, body)?.statement;
  return told ? toStatement(told, code) : null;
};
