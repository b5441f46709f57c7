import { isCustomSolution } from '../catalogue/custom-solution';
import { toCartPlan } from '../cart/new-line';
import type { Cart, CartPlan } from '../cart/types';
import type { BillingCycle, Catalogue, Plan } from '../catalogue/types';

/** The variant of a plan that is billed in this cycle, for the same use; undefined where there is none. */
const variantOf = (plan: CartPlan, cycle: BillingCycle, { plans }: Catalogue): Plan | undefined => {
  const known = plans.get(plan.id);
  if (!known || known.cycle === cycle || !known.family) return known?.cycle === cycle ? known : undefined;
  return [...plans.values()].find(
    (one) =>
      one.family === known.family && one.edition === known.edition && one.cycle === cycle && one.isContact === false,
  );
};

/** The cart in a billing cycle: its plan's variant, with the same fleet and choices; null where the plan is not sold so. */
export function inCycle(cart: Cart, cycle: BillingCycle, catalogue: Catalogue): Cart | null {
  const { plan } = cart;
  if (!plan) return null;
  if (isCustomSolution(plan)) return cart;
  const variant = variantOf(plan, cycle, catalogue);
  if (!variant) return null;
  return { ...cart, plan: toCartPlan(variant, { selected: plan.selected, quantity: plan.quantity }) };
}

/** The cycles that a cart can be billed in; none to pick from where there is but one, as for a custom solution. [UPG-06, UPG-07] */
export function cyclesOf({ plan }: Pick<Cart, 'plan'>, catalogue: Catalogue): readonly BillingCycle[] {
  if (!plan || isCustomSolution(plan)) return [];
  const cycles = (['month', 'year'] as const).filter((cycle) => variantOf(plan, cycle, catalogue));
  return cycles.length > 1 ? cycles : [];
}
