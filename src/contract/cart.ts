import * as z from 'zod/mini';
import { customPlan } from '../domain/cart/custom-plan';
import type { Cart, CartLine, CartPlan } from '../domain/cart/types';
import type { WantedIds } from '../domain/catalogue/missing-ids';
import type { ModuleId, PlanId } from '../domain/catalogue/types';
import { currencyOf, type CurrencyCode } from '../domain/money/currency';
import { cartTotals } from '../domain/pricing/totals';
import {
  cartPlanSchema,
  lineOf,
  pricedPlan,
  sendsPrice,
  planAsSent,
  type Known,
  type ServerTotals,
} from './cart-price';
import { currency, ownRecord, toMinor } from './envelope';
import { all, flag, ids, recordOrNull, price, read, recordOf, rows, textOrNull } from './fields';
import { warnDropped } from './warn';
import { moduleSchema } from './module';

export type { ServerTotals } from './cart-price';

export const upsellSchema = z.object({ ids, result: z.optional(z.unknown()), modules: ids });
export const contentSchema = z.object({ plan: recordOrNull(cartPlanSchema), modules: rows(moduleSchema) });

/** The documents' names of the four totals of a cart, in major units per month. [CRT-57, CRT-58, CRT-59, CRT-60] */
const TOTALS = [
  'totalPrice',
  'totalBundleNonDiscountedPrice',
  'totalDiscountedPrice',
  'totalAdditionalModulesPrice',
] as const;

export const cartSchema = z.object({
  ...all(flag, 'is_internal', 'planreset', 'no_record_found'),
  tracking_id: textOrNull,
  currency,
  total: price,
  ...all(price, ...TOTALS),
  // Accepts an empty cart; a reply without `data` fails, because it says nothing about the cart.
  data: z.transform((value, context) => {
    const isList = Array.isArray(value) && value.length > 0;
    if (typeof value !== 'object' || isList) context.issues.push({ code: 'custom', input: value });
    return z.parse(contentSchema, recordOf(value));
  }),
  upsell: recordOrNull(upsellSchema),
});

/** Normalises the reply: plan and modules may stand beside the totals instead of in `data`. */
export const cartNamed = (body: unknown): unknown => ownRecord(body, 'plan', 'modules');

/** The server's cart, decoded. */
export interface CartReply {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
  readonly isInternal: boolean;
  /** Totals that the server names, in minor units; null if it names neither `totalPrice` nor `total`. */
  readonly totals: ServerTotals | null;
  /** Ids in the cart whose price is readable neither in the reply nor in the catalogue. */
  readonly unpriced: Required<WantedIds>;
  /** True if the server stores which sub-packages are chosen. */
  readonly tellsSelected?: boolean;
}

const totalsOf = (wire: z.infer<typeof cartSchema>, code: CurrencyCode): ServerTotals | null => {
  const sum = wire.totalPrice ?? wire.total;
  if (typeof sum !== 'string') return null;
  const named = TOTALS.flatMap((name) => {
    const written = wire[name];
    return typeof written === 'string' ? [[name, toMinor(written, code)] as const] : [];
  });
  return { ...Object.fromEntries(named), totalPrice: toMinor(sum, code) };
};

/**
 * Reads the reply of `GET /cart/data`. Modules without a plan form a custom solution. [CRT-36, CRT-55, CRT-56, API-11]
 * @param known catalogue for sale, the fallback for a record that is only an id
 * @returns null if the reply holds no cart
 */
export const readCart = (body: unknown, known?: Known): CartReply | null => {
  const wire = read(cartSchema, cartNamed(body));
  if (!wire) return null;
  const code = wire.currency;
  const { plan, modules } = wire.data;
  warnDropped('lines of the cart', modules);
  // Ignores a catalogue in another currency, because its prices do not apply to this cart.
  const sale = known?.currency === code ? known : undefined;
  const lines: Record<ModuleId, CartLine> = {};
  const unpriced: { plans: PlanId[]; modules: ModuleId[] } = { plans: [], modules: [] };
  for (const record of modules.kept) {
    const { line, isUnpriced } = lineOf(record, code, sale);
    lines[record.id] = line;
    if (isUnpriced) unpriced.modules.push(record.id);
  }
  const totals = totalsOf(wire, code);
  const planOf = (record: NonNullable<typeof plan>): CartPlan => {
    const told = planAsSent(record, code);
    const own = cartTotals({ plan: told, lines }, currencyOf(code));
    if (sendsPrice(record, own, totals)) return told;
    const isRestKnown = unpriced.modules.length === 0;
    const sold = pricedPlan(record, told, sale, { totals, own, isRestKnown });
    if (sold.isUnpriced) unpriced.plans.push(record.id);
    return sold.plan;
  };
  const loose = modules.kept.length > 0 ? customPlan : null;
  return {
    cart: {
      plan: plan ? planOf(plan) : loose,
      lines,
      pending: [],
      markedForDeletion: [],
      upsell: wire.upsell,
      planReset: wire.planreset,
      noRecordFound: wire.no_record_found,
    },
    currency: code,
    trackingId: wire.tracking_id,
    isInternal: wire.is_internal,
    totals,
    unpriced,
    tellsSelected: plan?.selected_subpackages !== undefined,
  };
};
