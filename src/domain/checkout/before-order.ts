import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from '../cart/types';
import type { ModuleId, PlanId } from '../catalogue/types';
import { isUnpriced } from '../pricing/module-price';
import type { CartTotals } from '../pricing/totals';
import { offeredMethods } from '../billing/methods';
import { billingStanding } from '../billing/standing';
import type { Account } from '../subscription/types';
import type { Statement } from './statement';

/**
 * Returns the title of the first unpriced item in a cart, which cannot be ordered; null if all have prices.
 * @param held ids of what the buyer already has and does not buy
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

/** Somebody else takes the money, or it is transferred: there is nothing to be stored here. */
const isBilledElsewhere = (account: Account): boolean =>
  account.isWired || billingStanding(account, offeredMethods(account.paymentMethods)) !== 'open';

/**
 * Whether an order has to be given a payment method first: it takes something, today or as a trial's first charge, and none is
 * stored. [REV-23]
 * @param hasMethod null where nobody knows yet
 */
export const needsMethod = (
  account: Account,
  { total }: Pick<Statement, 'total'>,
  hasMethod: boolean | null,
): boolean => hasMethod === false && (total ?? 0) > 0 && !isBilledElsewhere(account);
