import * as z from 'zod/mini';
import type { Cart, CartLine, CartPlan } from '../domain/cart/types';
import type { Module, ModuleId } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import { customPlan } from '../domain/cart/custom-plan';
import { bundledLine, newLine, toCartPlan } from '../domain/cart/new-line';
import { CONTACT_CARD } from '../domain/codes/card-type';
import { Bundled } from '../domain/codes/markers';
import { bundleSchema, toPlan } from './bundle';
import { isUnpriced } from '../domain/pricing/module-price';
import { currency, ownRecord, toMinor } from './envelope';
import type { CartTotals } from '../domain/pricing/totals';
import { all, codes, flag, ids, intOrNull, maybe, price, read, recordOf, rows, textOrNull } from './fields';
import { tellLeftOut } from './left-out';
import { isPriced, moduleSchema, toModule, type WireModule } from './module';

export const upsellSchema = z.object({ ids, result: z.optional(z.unknown()), modules: ids });
export const cartPlanSchema = z.extend(bundleSchema, {
  selected_subpackages: z.optional(codes),
  quantity: intOrNull,
});
export const contentSchema = z.object({ plan: maybe(cartPlanSchema), modules: rows(moduleSchema) });

/** The documents' names of the four totals of a cart, per month. [CRT-57, CRT-58, CRT-59, CRT-60] */
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
  // An empty cart is one too; a reply without any says nothing.
  data: z.transform((value, context) => {
    if (typeof value !== 'object') context.issues.push({ code: 'custom', input: value });
    return z.parse(contentSchema, recordOf(value));
  }),
  upsell: maybe(upsellSchema),
});

/** What is in the cart may stand beside its totals. */
export const cartNamed = (body: unknown): unknown => ownRecord(body, 'plan', 'modules');

/** What a server says that a cart costs. The sum is always there. */
export type ToldTotals = Pick<CartTotals, 'totalPrice'> & Partial<CartTotals>;

/** The server's cart. */
export interface CartReply {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
  readonly isInternal: boolean;
  /** The totals that the server names, in minor units; null where it names no `totalPrice` and no `total`. */
  readonly totals: ToldTotals | null;
  /** Add-ons that are in it and have no price that can be read. */
  readonly unpriced: readonly ModuleId[];
  /** The server keeps which sub-packages are chosen. */
  readonly tellsSelected?: boolean;
}

type KnownModules = ReadonlyMap<ModuleId, Module>;

/** A record without a price is what the page knows by its id, where it knows a price. */
const moduleOf = (wire: WireModule, code: CurrencyCode, known: KnownModules | undefined): Module => {
  const told = toModule(wire, code);
  const sold = isPriced(wire) ? undefined : known?.get(wire.id);
  return sold && sold.cardType !== CONTACT_CARD ? { ...sold, bundled: told.bundled } : told;
};

/** Where the server does not say how many, it is as many as the page would begin with. */
const lineOf = (module: Module, quantity: number | null): CartLine => ({
  ...(module.bundled === Bundled.yes ? bundledLine(module) : newLine(module)),
  price: module.price,
  ...(quantity !== null && { quantity: Math.max(0, quantity) }),
});

const totalsOf = (wire: z.infer<typeof cartSchema>, code: CurrencyCode): ToldTotals | null => {
  const sum = wire.totalPrice ?? wire.total;
  if (typeof sum !== 'string') return null;
  const named = TOTALS.flatMap((name) => {
    const written = wire[name];
    return typeof written === 'string' ? [[name, toMinor(written, code)] as const] : [];
  });
  return { ...Object.fromEntries(named), totalPrice: toMinor(sum, code) };
};

const cartPlanOf = (wire: z.infer<typeof cartPlanSchema>, code: CurrencyCode): CartPlan =>
  toCartPlan(toPlan(wire, code), {
    selected: wire.selected_subpackages,
    quantity: wire.quantity === null || wire.quantity < 0 ? undefined : wire.quantity,
  });

/**
 * The reply of `GET /cart/data`. Modules without a plan are those of a custom solution. [CRT-36, CRT-55, CRT-56, API-11]
 * @param known what is for sale: stands in for a record that is no more than an id
 * @returns null where it has no cart in it
 */
export const readCart = (body: unknown, known?: KnownModules): CartReply | null => {
  const wire = read(cartSchema, cartNamed(body));
  if (!wire) return null;
  const code = wire.currency;
  const { plan, modules } = wire.data;
  tellLeftOut('lines of the cart', modules);
  const lines: Record<ModuleId, CartLine> = {};
  const unpriced: ModuleId[] = [];
  for (const record of modules.kept) {
    const line = lineOf(moduleOf(record, code, known), record.quantity);
    lines[record.id] = line;
    if (line.bundled === Bundled.no && isUnpriced(line)) unpriced.push(record.id);
  }
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
    totals: totalsOf(wire, code),
    unpriced,
    tellsSelected: plan?.selected_subpackages !== undefined,
  };
};
