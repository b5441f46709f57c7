import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from '../cart/types';
import type { ModuleId, PlanId } from '../catalogue/types';
import { isUnpriced } from '../pricing/module-price';
import type { CartTotals } from '../pricing/totals';

/**
 * The title of the first thing in a cart that nobody knows the price of, which can't be ordered: no server told it. Null where there is none.
 * @param held ids of what the buyer has already, and does not buy
 */
export function unpricedIn(
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  { totalDiscountedPrice }: Pick<CartTotals, 'totalDiscountedPrice'>,
  held: ReadonlySet<PlanId | ModuleId>,
): string | null {
  const isBundle = plan !== null && !isCustomSolution(plan) && plan.price === null && totalDiscountedPrice === 0;
  if (isBundle && !held.has(plan.id)) return plan.title;
  const loose = Object.values(lines).filter((line) => !line.bundled && isUnpriced(line));
  return loose.find(({ module }) => !held.has(module.id))?.module.title ?? null;
}
