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

/** Returns true if two plans are one package in one edition, once per billing cycle, and both have a price. */
export const isOtherCycle = (plan: Plan, other: Plan): boolean =>
  plan.family !== '' &&
  other.family === plan.family &&
  other.edition === plan.edition &&
  other.cycle !== plan.cycle &&
  !other.isContact;

/** Computes what a package costs in a year, in its own billing cycle. */
export function costOfYear(plan: Plan, modules: Catalogue['modules'], currency: Currency): Minor {
  const { billed, price } = planPrice(plan, modules, currency);
  return plan.cycle === 'year' ? billed : yearly(price);
}

/**
 * Computes what yearly billing saves against twelve monthly bills of the same package; null if only one cycle is sold or
 * nothing is saved.
 * @param currency of the cart; amounts of two currencies cannot be compared
 */
export function cycleSaving(id: PlanId, catalogue: Catalogue, currency: Currency): CycleSaving | null {
  const plan = catalogue.plans.get(id);
  if (!plan || catalogue.currency !== currency.code) return null;
  const other = [...catalogue.plans.values()].find((one) => isOtherCycle(plan, one));
  if (!other) return null;
  const difference = costOfYear(plan, catalogue.modules, currency) - costOfYear(other, catalogue.modules, currency);
  const perYear = plan.cycle === 'year' ? -difference : difference;
  return perYear > 0 ? { other, perYear } : null;
}
