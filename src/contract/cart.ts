import * as z from 'zod/mini';
import type { Cart, CartLine, CartPlan } from '../domain/cart/types';
import type { Module, ModuleId } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import { customPlan } from '../domain/cart/custom-plan';
import { toCartPlan } from '../domain/cart/new-line';
import { bundleSchema, toPlan } from './bundle';
import { currency } from './envelope';
import { all, flag, ids, intOrNull, maybe, read, recordOf, rows, texts, textOrNull } from './fields';
import { moduleSchema, toModule } from './module';

export const upsellSchema = z.object({ ids, result: z.unknown(), modules: ids });
export const cartPlanSchema = z.extend(bundleSchema, {
  selected_subpackages: z.optional(texts),
  quantity: intOrNull,
});
export const contentSchema = z.object({ plan: maybe(cartPlanSchema), modules: rows(moduleSchema) });

export const cartSchema = z.object({
  ...all(flag, 'is_internal', 'planreset', 'no_record_found'),
  tracking_id: textOrNull,
  currency,
  // An empty cart is one too; a reply without any says nothing.
  data: z.transform((value, context) => {
    if (typeof value !== 'object') context.issues.push({ code: 'custom', input: value });
    return z.parse(contentSchema, recordOf(value));
  }),
  upsell: maybe(upsellSchema),
});

/** The server's cart. */
export interface CartReply {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
  readonly isInternal: boolean;
  /** The server keeps which sub-packages are chosen. */
  readonly tellsSelected?: boolean;
}

const lineOf = (module: Module): CartLine => ({
  module,
  bundled: module.bundled,
  price: module.price,
  quantity: module.quantity,
});

const cartPlanOf = (wire: z.infer<typeof cartPlanSchema>, code: CurrencyCode): CartPlan =>
  toCartPlan(toPlan(wire, code), {
    selected: wire.selected_subpackages,
    quantity: wire.quantity === null || wire.quantity < 0 ? undefined : wire.quantity,
  });

/** The reply of `GET /cart/data`. Modules without a plan are those of a custom solution. Null where it has no cart in it. [CRT-36, CRT-55, CRT-56, API-11] */
export const readCart = (body: unknown): CartReply | null => {
  const wire = read(cartSchema, body);
  if (!wire) return null;
  const code = wire.currency;
  const { plan, modules } = wire.data;
  const lines: Record<ModuleId, CartLine> = {};
  for (const record of modules.kept) lines[record.id] = lineOf(toModule(record, code));
  const loose = modules.kept.length > 0 ? customPlan : null;
  return {
    cart: {
      plan: plan ? cartPlanOf(plan, code) : loose,
      lines,
      pending: [],
      doomed: [],
      upsell: wire.upsell,
      planReset: wire.planreset,
      noRecordFound: wire.no_record_found,
    },
    currency: code,
    trackingId: wire.tracking_id,
    isInternal: wire.is_internal,
    tellsSelected: plan?.selected_subpackages !== undefined,
  };
};
