import * as z from 'zod/mini';
import type { Upsell } from '../domain/cart/types';
import type { Module, Plan } from '../domain/catalogue/types';
import { bundleSchema, toPlan } from './bundle';
import { upsellSchema } from './cart';
import { currency } from './envelope';
import { flag, recordOrNull, read, textOrNull } from './fields';
import { isModule, moduleSchema, toModule } from './module';

export interface AddRequest {
  readonly id: number;
  readonly kind: 'plan' | 'module';
  /** True for a write from the pricing page. */
  readonly pricing: boolean;
  /** Quantities of metered items, from whatever surface. [docs/decisions/0092] */
  readonly entries?: readonly { readonly id: number; readonly quantity: number }[];
  /** Codes of the chosen sub-packages of a plan; if absent, the server keeps the choice as it is. [PRC-25] */
  readonly selected?: readonly string[];
}

/** Encodes the body of `POST /cart/add`, by the documents' names, with flags as 0 and 1. [API-06] */
export const toAddBody = ({ id, kind, pricing, entries, selected }: AddRequest) => ({
  id,
  module: kind === 'module' ? 1 : 0,
  pricing: pricing ? 1 : 0,
  ...(entries && { entries }),
  ...(selected && { selected_subpackages: selected }),
});

/** Encodes the body of `POST /cart/remove`. [API-09] */
export const toRemoveBody = (id: number) => ({ id });

/** Encodes the body of `POST /cart/pricing/categories/remove`. [API-10] */
export const toRemoveCategoryBody = (categoryId: number) => ({ category: categoryId });

export const addedSchema = z.object({
  product: z.optional(z.unknown()),
  is_upsell: flag,
  upsell: recordOrNull(upsellSchema),
  tracking_id: textOrNull,
  currency,
});

export interface AddReply {
  readonly product: { readonly plan: Plan } | { readonly module: Module } | null;
  /** Upsell that goes with the added product; null unless the reply is flagged as an upsell. [CRT-54] */
  readonly upsell: Upsell | null;
  readonly trackingId: string | null;
}

/** Reads the reply of `POST /cart/add`. The other writes of the cart reply with a status only. [API-08] */
export const readAdded = (body: unknown): AddReply | null => {
  const wire = read(addedSchema, body);
  if (!wire) return null;
  const module = isModule(wire.product) ? read(moduleSchema, wire.product) : null;
  const plan = isModule(wire.product) ? null : read(bundleSchema, wire.product);
  return {
    product: (module && { module: toModule(module, wire.currency) }) ?? (plan && { plan: toPlan(plan, wire.currency) }),
    upsell: wire.is_upsell ? wire.upsell : null,
    trackingId: wire.tracking_id,
  };
};
