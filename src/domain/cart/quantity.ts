import type { ModuleId, PlanId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import { withUsers } from './seats';
import type { Cart, CartPlan } from './types';

/** Maximum of any quantity. */
export const MAX_QUANTITY = 100_000;

export interface Quantity {
  /** Id of a metered add-on, or of the plan for its fleet; plans and modules never share an id. */
  readonly id: ModuleId | PlanId;
  /** A whole number of at least 0. */
  readonly quantity: number;
}

/** Returns true if the plan's price depends on the size of the fleet. [MNY-05] */
export const countsAssets = <P extends Pick<CartPlan, 'id' | 'minimumAssetRate'>>(
  plan: P | null,
): plan is P & { readonly minimumAssetRate: number } =>
  plan !== null && !isCustomSolution(plan) && (plan.minimumAssetRate ?? 0) > 0;

const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY;

/**
 * Applies quantities of metered add-ons and of the plan's fleet in order. Seats adjust the support level's quantity; a
 * quantity set on the level itself stays until the seats change again. It skips bundled modules, fixed prices, items that are
 * not in the cart, and invalid quantities. [MNY-05, MNY-07, MNY-09, MNY-10]
 */
export function withQuantities(cart: Cart, entries: readonly Quantity[]): Cart {
  let { plan, lines } = cart;
  for (const { id, quantity } of entries.filter((entry) => isQuantity(entry.quantity))) {
    const line = lines[id];
    if (plan?.id === id && countsAssets(plan)) plan = { ...plan, quantity };
    else if (line?.bundled === false && line.module.pricingType === 'USAGE')
      lines = withUsers(lines, { ...lines, [id]: { ...line, quantity } });
  }
  return { ...cart, plan, lines };
}
