import type { Catalogue, Plan, PlanId } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { planPrice } from './plan-price';
import { yearly } from './yearly';

export interface CycleSaving {
  /** The same package in the other billing cycle. */
  readonly other: Plan;
  /** Saving of yearly billing per year, in minor units. */
  readonly perYear: Minor;
}

/**
 * Computes what yearly billing saves against twelve monthly bills of the same package; null if only one cycle is sold or
 * nothing is saved.
 * @param currency of the cart; amounts of two currencies cannot be compared
 */
export function cycleSaving(id: PlanId, catalogue: Catalogue, currency: Currency): CycleSaving | null {
  const plan = catalogue.plans.get(id);
  if (!plan?.family || catalogue.currency !== currency.code) return null;
  const isOther = (one: Plan): boolean =>
    one.family === plan.family && one.edition === plan.edition && one.cycle !== plan.cycle && !one.isContact;
  const other = [...catalogue.plans.values()].find(isOther);
  if (!other) return null;
  const costOfYear = (one: Plan): Minor => {
    const { billed, price } = planPrice(one, catalogue.modules, currency);
    return one.cycle === 'year' ? billed : yearly(price);
  };
  const difference = costOfYear(plan) - costOfYear(other);
  const perYear = plan.cycle === 'year' ? -difference : difference;
  return perYear > 0 ? { other, perYear } : null;
}
