import { withPlan } from '../cart/choose-plan';
import { missingDependencies } from '../cart/closure';
import { emptyCart } from '../cart/empty-cart';
import { isForSale } from '../cart/for-sale';
import { withModules } from '../cart/pending';
import { withQuantities } from '../cart/quantity';
import { selectSubpackages } from '../cart/subpackage';
import type { Cart } from '../cart/types';
import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, ModuleId, PlanId } from '../catalogue/types';
import { mayChoose } from '../subscription/exclusive';
import type { Account } from '../subscription/types';

/** What a shared quote holds, by its ids: what they are and cost says the catalogue of whoever opens it. */
export interface SharedContent {
  /** Null for a custom solution. */
  readonly planId: PlanId | null;
  /** The size of the fleet; null where nobody said it. */
  readonly fleet: number | null;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  /** What is bought beside the package, each with its quantity; null where nobody said it. */
  readonly modules: readonly { readonly id: ModuleId; readonly quantity: number | null }[];
}

export interface OpenedQuote {
  readonly cart: Cart;
  /** Whether something of the quote is not for sale any more, or not for this account. */
  readonly isPartial: boolean;
}

/** The cart of a shared quote, for whoever opens its link: the same content at the prices that hold for them. [REV-43] */
export function cartOfQuote(content: SharedContent, catalogue: Catalogue, account: Account): OpenedQuote {
  const plan = content.planId === null ? undefined : catalogue.plans.get(content.planId);
  const isSold = plan !== undefined && isPlanForSale(plan) && mayChoose(account, plan);
  const base = isSold ? withPlan(plan, catalogue) : emptyCart;
  const ids = content.modules
    .map(({ id }) => id)
    .filter((id) => {
      const module = catalogue.modules.get(id);
      return module !== undefined && isForSale(module) && !base.lines[id];
    });
  const whole =
    ids.length > 0 ? withModules(base, [...missingDependencies(base, ids, catalogue), ...ids], catalogue) : base;
  const fleet = isSold && content.fleet !== null ? [{ id: plan.id, quantity: content.fleet }] : [];
  const counted = content.modules.flatMap(({ id, quantity }) => (quantity === null ? [] : { id, quantity }));
  const cart = selectSubpackages(withQuantities(whole, [...counted, ...fleet]), content.selected);
  const isMissing = ({ id }: SharedContent['modules'][number]): boolean => cart.lines[id] === undefined;
  return { cart, isPartial: (content.planId !== null && !isSold) || content.modules.some(isMissing) };
}
