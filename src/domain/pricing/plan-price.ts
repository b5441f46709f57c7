import type { Module, ModuleId, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import { applyPercentOff, type Minor } from '../money/minor';
import { yearly } from './yearly';

export interface PlanPrice {
  /** Per month, before the discount. */
  readonly list: Minor;
  /** Per month, after the discount, down to a whole major unit. */
  readonly price: Minor;
  /** What one bill of the plan's cycle comes to. */
  readonly billed: Minor;
  readonly isDiscounted: boolean;
}

/** What the card of a plan shows: list price struck where a discount applies, and what is billed. */
export function planPrice(plan: Plan, modules: ReadonlyMap<ModuleId, Module>, currency: Currency): PlanPrice {
  const list = plan.price ?? plan.moduleIds.reduce((sum, id) => sum + (modules.get(id)?.basePrice ?? 0), 0);
  const price = plan.discount > 0 ? applyPercentOff(list, plan.discount, currency.decimals) : list;
  return {
    list,
    price,
    billed: plan.billedAmount ?? (plan.cycle === 'year' ? yearly(price) : price),
    isDiscounted: price < list,
  };
}
