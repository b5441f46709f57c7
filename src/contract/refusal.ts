import * as z from 'zod/mini';
import type { Statement } from '../domain/checkout/statement';
import type { CurrencyCode } from '../domain/money/currency';
import { oneOf, read } from './fields';
import { statement, toStatement } from './statement';

/** Reasons of a refused order that the page can explain or resolve. */
export const REASONS = ['payment_required', 'payment_method_required', 'not_for_sale'] as const;
export type RefusalReason = (typeof REASONS)[number];

const refusalSchema = z.object({ reason: oneOf(REASONS, null) });

/** Reads the `reason` of a 406 reply; null if it names none. Its message stands in `result`. */
export const readReason = (body: unknown): RefusalReason | null => read(refusalSchema, body)?.reason ?? null;

/** Status of an order that the server refuses; its body may name the reason. */
export const REFUSED = 406;

/** Status of an order that the server did not carry out because the cart or the account differs from what was confirmed. */
export const CHANGED = 412;

const changedSchema = z.object({ statement });

/** Reads the statement of a 412 reply: what the order would cost now, in the currency of the order. */
export const readChanged = (body: unknown, code: CurrencyCode): Statement | null => {
  const told = read(changedSchema, body)?.statement;
  return told ? toStatement(told, code) : null;
};
