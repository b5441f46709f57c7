import { withPlan } from '../cart/with-plan';
import { missingDependencies } from '../cart/closure';
import { emptyCart } from '../cart/empty-cart';
import { isForSale } from '../cart/for-sale';
import { heldCart } from '../cart/held';
import { withAddOnsOf } from '../cart/merge';
import { withModules } from '../cart/pending';
import { withQuantities } from '../cart/quantity';
import { selectSubpackages } from '../cart/subpackage';
import type { Cart } from '../cart/types';
import { soldElsewhere } from '../catalogue/elsewhere';
import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, ModuleId, PlanId } from '../catalogue/types';
import { mayChoose } from '../subscription/exclusive';
import type { Account } from '../subscription/types';

/** Content of a shared quote as ids; the reader's own catalogue supplies titles and prices. */
export interface SharedContent {
  /** Null for a custom solution. */
  readonly planId: PlanId | null;
  /** Size of the fleet; null if the quote does not name it. */
  readonly fleet: number | null;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  /** Add-ons; quantity is null if the quote does not name it. */
  readonly modules: readonly { readonly id: ModuleId; readonly quantity: number | null }[];
}

export interface OpenedQuote {
  readonly cart: Cart;
  /** True if something of the quote is no longer for sale, or not for this account. */
  readonly isPartial: boolean;
  /** True if the add-ons of the quote come on top of what the account holds. [REV-55] */
  readonly isOnTop: boolean;
  /** What of the quote an external site sells, which the cart does not hold. [MKT-15] */
  readonly elsewhere: readonly Module[];
}

/**
 * Builds the cart of a shared quote for its reader, at the reader's prices. A package is put in as quoted, and nothing more.
 * Add-ons without a package come on top of what the reader holds, because an order of them alone would take that away. [REV-43,
 * REV-55]
 */
export function cartOfQuote(content: SharedContent, catalogue: Catalogue, account: Account): OpenedQuote {
  const held = heldCart(account, catalogue);
  const plan = content.planId === null ? undefined : catalogue.plans.get(content.planId);
  const isSold = plan !== undefined && isPlanForSale(plan) && mayChoose(account, plan);
  const base = isSold ? withPlan(plan, catalogue) : emptyCart;
  const wanted = content.modules.flatMap(({ id }) => catalogue.modules.get(id) ?? []);
  const elsewhere = soldElsewhere(wanted, catalogue).filter(({ id }) => !base.lines[id] && !held?.lines[id]);
  const ids = wanted
    .filter((module) => isForSale(module) && !base.lines[module.id] && !elsewhere.includes(module))
    .map(({ id }) => id);
  const whole =
    ids.length > 0 ? withModules(base, [...missingDependencies(base, ids, catalogue), ...ids], catalogue) : base;
  const fleet = isSold && content.fleet !== null ? [{ id: plan.id, quantity: content.fleet }] : [];
  const counted = content.modules.flatMap(({ id, quantity }) => (quantity === null ? [] : { id, quantity }));
  const quoted = selectSubpackages(withQuantities(whole, [...counted, ...fleet]), content.selected);
  const isOnTop = !isSold && quoted.plan !== null && held !== null;
  const cart = isOnTop ? withAddOnsOf(held, [quoted], catalogue, held) : quoted;
  const isMissing = ({ id }: SharedContent['modules'][number]): boolean =>
    cart.lines[id] === undefined && !elsewhere.some((module) => module.id === id);
  const isPartial = (content.planId !== null && !isSold) || content.modules.some(isMissing);
  return { cart, isPartial, isOnTop, elsewhere };
}
