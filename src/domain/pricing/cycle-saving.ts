import type { Catalogue, Plan, PlanId } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { planPrice } from './plan-price';
import { yearly } from './yearly';

export interface CycleSaving {
  /** The same package billed the other way. */
  readonly other: Plan;
  /** What a year costs less where it is billed once, in minor units. */
  readonly perYear: Minor;
}

/**
 * What one bill a year saves against twelve for the same package; null where it is not sold both ways or saves nothing.
 * @param currency of the cart: amounts of two currencies have no difference
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
