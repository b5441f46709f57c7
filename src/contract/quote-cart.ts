import * as z from 'zod/mini';
import type { SharedContent } from '../domain/quote/shared-cart';
import { currency, ownRecord } from './envelope';
import { codes, countOrNull, id, usableRows, recordOrNull, read } from './fields';

const planSchema = z.object({ id, quantity: countOrNull, selected_subpackages: codes });
const moduleSchema = z.object({ id, quantity: countOrNull });

export const quoteCartSchema = z.object({
  currency,
  data: z.object({ plan: recordOrNull(planSchema), modules: usableRows(moduleSchema) }),
});

/**
 * Reads the reply of `GET /quote/{id}/cart`: the shared content, without sender and recipients. Returns null if it is malformed. [REV-43]
 */
export function readQuoteCart(body: unknown): SharedContent | null {
  const wire = read(quoteCartSchema, ownRecord(body, 'plan', 'modules'));
  if (!wire) return null;
  const { plan, modules } = wire.data;
  return {
    planId: plan?.id ?? null,
    fleet: plan?.quantity ?? null,
    selected: plan?.selected_subpackages ?? [],
    modules,
  };
}
