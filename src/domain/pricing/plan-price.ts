import { withPlan } from '../cart/choose-plan';
import type { Module, ModuleId, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { cartTotals } from './totals';
import { perPeriod } from './yearly';

export interface PlanPrice {
  /** Per month, before the discount. */
  readonly list: Minor;
  /** Per month, after the discount, down to a whole major unit. */
  readonly price: Minor;
  /** What one bill of the plan's cycle comes to. */
  readonly billed: Minor;
  readonly isDiscounted: boolean;
}

/**
 * What the card of a plan shows: list price struck where a discount applies, and what is billed. It is read off the cart
 * that the plan would make, so that a card never promises another price than the cart asks for.
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
