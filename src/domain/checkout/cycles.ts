import { isCustomSolution } from '../catalogue/custom-solution';
import { toCartPlan } from '../cart/new-line';
import type { Cart, CartPlan } from '../cart/types';
import type { BillingCycle, Catalogue, Plan } from '../catalogue/types';

/** Finds the variant of a plan in this billing cycle and the same edition; undefined if there is none. */
const variantOf = (plan: CartPlan, cycle: BillingCycle, { plans }: Catalogue): Plan | undefined => {
  const known = plans.get(plan.id);
  if (!known || known.cycle === cycle || !known.family) return known?.cycle === cycle ? known : undefined;
  return [...plans.values()].find(
    (one) =>
      one.family === known.family && one.edition === known.edition && one.cycle === cycle && one.isContact === false,
  );
};

/**
 * Switches a cart to a billing cycle: its plan becomes the variant of that cycle, with the same fleet and sub-packages.
 * Returns null if the plan has no such variant.
 */
export function inCycle(cart: Cart, cycle: BillingCycle, catalogue: Catalogue): Cart | null {
  const { plan } = cart;
  if (!plan) return null;
  if (isCustomSolution(plan)) return cart;
  const variant = variantOf(plan, cycle, catalogue);
  if (!variant) return null;
  return { ...cart, plan: toCartPlan(variant, { selected: plan.selected, quantity: plan.quantity }) };
}

/** Returns the billing cycles to pick from; empty if there is only one, as for a custom solution. [UPG-06, UPG-07] */
export function cyclesOf({ plan }: Pick<Cart, 'plan'>, catalogue: Catalogue): readonly BillingCycle[] {
  if (!plan || isCustomSolution(plan)) return [];
  const cycles = (['month', 'year'] as const).filter((cycle) => variantOf(plan, cycle, catalogue));
  return cycles.length > 1 ? cycles : [];
}
