import type { ModuleId, PlanId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import { withUsers } from './seats';
import type { Cart, CartLine, CartPlan } from './types';

/** The largest quantity of anything; a larger one is a mistake. */
export const MAX_QUANTITY = 100_000;

export interface Quantity {
  /** Of a metered add-on, or of the plan for the size of its fleet; the two never have the same. */
  readonly id: ModuleId | PlanId;
  /** Whole and not below 0. */
  readonly quantity: number;
}

/** Whether the price of a plan depends on the size of the fleet. [MNY-05] */
export const countsAssets = <P extends Pick<CartPlan, 'id' | 'minimumAssetRate'>>(
  plan: P | null,
): plan is P & { readonly minimumAssetRate: number } =>
  plan !== null && !isCustomSolution(plan) && (plan.minimumAssetRate ?? 0) > 0;

const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY;

/**
 * The cart with the quantities of metered add-ons and the size of the plan's fleet, one after the other: seats take the support
 * level along, and a quantity of the level itself stands until more seats come. What a plan bundles is included in the plan's own
 * quantity, a fixed price knows none, and what is not in the cart has none: all are passed over, as is what is no quantity.
 * [MNY-05, MNY-07, MNY-09, MNY-10]
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

const isLevel = ({ module }: CartLine): boolean => module.kind === 'support';

/** What is counted otherwise in the later of two carts, of what both hold. The support level comes last: it stands as it is said. */
export function changedQuantities(before: Cart, after: Cart): readonly Quantity[] {
  const { plan } = after;
  const isFleet = countsAssets(plan) && before.plan?.id === plan.id && before.plan.quantity !== plan.quantity;
  const changed = Object.values(after.lines).filter(({ module, quantity }) => {
    const was = before.lines[module.id];
    return was?.bundled === false && was.quantity !== quantity;
  });
  return [
    ...(isFleet ? [{ id: plan.id, quantity: plan.quantity }] : []),
    ...[...changed.filter((line) => !isLevel(line)), ...changed.filter(isLevel)].map(({ module, quantity }) => ({
      id: module.id,
      quantity,
    })),
  ];
}
