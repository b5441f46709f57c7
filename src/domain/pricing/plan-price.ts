import { withPlan } from '../cart/with-plan';
import type { Module, ModuleId, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { cartTotals } from './totals';
import { perPeriod } from './yearly';

export interface PlanPrice {
  /** Minor units per month, before the discount. */
  readonly list: Minor;
  /** Minor units per month, after the discount, rounded down to a whole major unit. */
  readonly price: Minor;
  /** Amount of one bill in the plan's cycle. */
  readonly billed: Minor;
  readonly isDiscounted: boolean;
}

/**
 * Computes the price on a plan's card: the list price, struck out if a discount applies, and the billed amount. It prices the
 * cart that the plan would create, so that card and cart always agree.
 */
export function planPrice(plan: Plan, modules: ReadonlyMap<ModuleId, Module>, currency: Currency): PlanPrice {
  const totals = cartTotals(withPlan(plan, { modules }), currency);
  const [list, price] = [totals.totalBundleNonDiscountedPrice, totals.totalDiscountedPrice];
  return {
    list,
    price,
    billed: plan.billedAmount ?? perPeriod(price, plan.cycle),
    isDiscounted: price < list,
  };
}
