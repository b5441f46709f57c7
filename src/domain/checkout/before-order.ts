import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from '../cart/types';
import type { ModuleId, PlanId } from '../catalogue/types';
import { isUnpriced } from '../pricing/module-price';
import type { CartTotals } from '../pricing/totals';
import { offeredMethods } from '../billing/methods';
import { billingStanding, type BillingStanding } from '../billing/standing';
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

/** The standings of members whom another company bills. */
const BILLED_ELSEWHERE: readonly BillingStanding[] = ['visitor', 'reseller', 'shopify', 'store'];

/**
 * Returns true if the order needs a payment method first, because it charges something, today or after a trial, we collect the
 * payment, and none is stored that the account supports. A member who may not store one needs one as well. [REV-23]
 * @param hasMethod null while it is unknown
 */
export function needsMethod(account: Account, { total }: Pick<Statement, 'total'>, hasMethod: boolean | null): boolean {
  const standing = billingStanding(account, offeredMethods(account.paymentMethods));
  if (account.isWired || BILLED_ELSEWHERE.includes(standing) || (total ?? 0) <= 0) return false;
  return hasMethod === false || standing === 'no-method';
}
