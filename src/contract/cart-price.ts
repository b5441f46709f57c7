import * as z from 'zod/mini';
import { newLine, bundledLine, toCartPlan } from '../domain/cart/new-line';
import type { CartLine, CartPlan } from '../domain/cart/types';
import { PRICING_INDUSTRY } from '../domain/catalogue/plans';
import type { Catalogue, Module, Plan } from '../domain/catalogue/types';
import { CONTACT_CARD } from '../domain/codes/card-type';
import type { CurrencyCode } from '../domain/money/currency';
import type { Minor } from '../domain/money/minor';
import { isUnpriced } from '../domain/pricing/module-price';
import type { CartTotals } from '../domain/pricing/totals';
import { bundleSchema, toPlan } from './bundle';
import { codes, intOrNull } from './fields';
import { isPriced, toModule, type WireModule } from './module';

export const cartPlanSchema = z.extend(bundleSchema, {
  selected_subpackages: z.optional(codes),
  quantity: intOrNull,
});
type WirePlan = z.infer<typeof cartPlanSchema>;

/** The catalogue for sale: the fallback for records of the cart that come without a price. */
export type Known = Pick<Catalogue, 'currency' | 'plans' | 'modules'>;

/** Totals that the server names for a cart; `totalPrice` is always present. */
export type ServerTotals = Pick<CartTotals, 'totalPrice'> & Partial<CartTotals>;

/** Creates a cart line; without a quantity from the server, it falls back to the quantity of a new line. */
const withQuantity = (module: Module, quantity: number | null): CartLine => ({
  ...(module.bundled ? bundledLine(module) : newLine(module)),
  price: module.price,
  ...(quantity !== null && { quantity: Math.max(0, quantity) }),
});

/** Decodes a line of the cart. `isUnpriced` is true for an add-on whose price neither the server nor the catalogue knows. */
export function lineOf(wire: WireModule, code: CurrencyCode, known: Known | undefined) {
  const told = toModule(wire, code);
  const found = isPriced(wire) ? undefined : known?.modules.get(wire.id);
  const sold = found && found.cardType !== CONTACT_CARD ? { ...found, bundled: told.bundled } : null;
  const line = withQuantity(sold ?? told, wire.quantity);
  const isUnknown = isUnpriced(line) || (sold === null && !isPriced(wire));
  return { line, isUnpriced: !line.bundled && isUnknown };
}

const toCart = (plan: Plan, { selected_subpackages: selected, quantity }: WirePlan): CartPlan =>
  toCartPlan(plan, { selected, quantity: quantity === null || quantity < 0 ? undefined : quantity });

/** Decodes the package as the server sends it. */
export const planAsSent = (wire: WirePlan, code: CurrencyCode): CartPlan => toCart(toPlan(wire, code), wire);

/**
 * Returns true if the server tells the price of the package: by an amount, or by none if the included modules add up to it and the totals
 * agree. An unreadable amount never counts as that sum.
 */
export function sendsPrice({ price, title, inid }: WirePlan, own: CartTotals, totals: ServerTotals | null): boolean {
  if (price !== null) return price !== false;
  if (title === '' || own.totalDiscountedPrice === 0) return false;
  return totals ? totals.totalPrice === own.totalPrice : inid !== PRICING_INDUSTRY;
}

/** Derives the price of an unpriced package from the totals; null if they do not name it, or if other prices are unknown too. */
function shareOf(totals: ServerTotals, own: CartTotals, isRestKnown: boolean): Minor | null {
  const rest =
    totals.totalAdditionalModulesPrice ?? (isRestKnown ? own.totalAdditionalModulesPrice : totals.totalPrice);
  const share = totals.totalDiscountedPrice ?? totals.totalPrice - rest;
  return share > 0 ? share : null;
}

/** Resolves a package that comes without a price: falls back to the catalogue, else to the price that the reply's totals imply. */
export function pricedPlan(
  wire: WirePlan,
  told: CartPlan,
  known: Known | undefined,
  { totals, own, isRestKnown }: { totals: ServerTotals | null; own: CartTotals; isRestKnown: boolean },
): { readonly plan: CartPlan; readonly isUnpriced: boolean } {
  const found = known?.plans.get(wire.id);
  const sold = found && {
    ...toCart(found, wire),
    isLegacy: told.isLegacy,
    subpackages: told.subpackages.length > 0 ? told.subpackages : found.subpackages,
  };
  if (sold && found?.isContact === false) return { plan: sold, isUnpriced: false };
  const price = totals && shareOf(totals, own, isRestKnown);
  return {
    plan: { ...(sold ?? told), price, discount: 0, discountReason: null, billedAmount: null },
    isUnpriced: true,
  };
}
