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

/** What is for sale: a record without a price is what the page knows by its id. */
export type Known = Pick<Catalogue, 'currency' | 'plans' | 'modules'>;

/** What a server says that a cart costs. The sum is always there. */
export type ToldTotals = Pick<CartTotals, 'totalPrice'> & Partial<CartTotals>;

/** Where the server does not say how many, it is as many as the page would begin with. */
const withQuantity = (module: Module, quantity: number | null): CartLine => ({
  ...(module.bundled ? bundledLine(module) : newLine(module)),
  price: module.price,
  ...(quantity !== null && { quantity: Math.max(0, quantity) }),
});

/** A line of the cart, and whether it is an add-on of which neither the server nor the page knows a price. */
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

/** The package as the server tells it. */
export const toldPlan = (wire: WirePlan, code: CurrencyCode): CartPlan => toCart(toPlan(wire, code), wire);

/**
 * Whether the server tells what the package costs: by its price, or by none where that is the sum of what it includes, and the totals
 * do not say otherwise. A price that can't be read is never that sum.
 */
export function tellsPrice({ price, title, inid }: WirePlan, own: CartTotals, totals: ToldTotals | null): boolean {
  if (price !== null) return price !== false;
  if (title === '' || own.totalDiscountedPrice === 0) return false;
  return totals ? totals.totalPrice === own.totalPrice : inid !== PRICING_INDUSTRY;
}

/** What the totals say of a package that has no price. Null where they do not, or where nobody knows the rest of them either. */
function shareOf(totals: ToldTotals, own: CartTotals, isRestKnown: boolean): Minor | null {
  const rest =
    totals.totalAdditionalModulesPrice ?? (isRestKnown ? own.totalAdditionalModulesPrice : totals.totalPrice);
  const share = totals.totalDiscountedPrice ?? totals.totalPrice - rest;
  return share > 0 ? share : null;
}

/** The package that the server tells no price of: as the page knows it, else at what the totals of the reply say of it. */
export function soldPlan(
  wire: WirePlan,
  told: CartPlan,
  known: Known | undefined,
  { totals, own, isRestKnown }: { totals: ToldTotals | null; own: CartTotals; isRestKnown: boolean },
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
