import type { CurrencyCode } from '../money/currency';
import type { Catalogue, DiscountReason, Module, ModuleId, Plan, PlanId, Sites } from './types';

interface Contents {
  readonly currency: CurrencyCode;
  readonly plans: readonly Plan[];
  readonly modules: readonly Module[];
  /** External sites of the categories, where they are known. */
  readonly sites?: Sites;
}

/**
 * Derives why a package is discounted if its record does not say: `yearly` if the monthly variant of the same package has no
 * discount.
 */
function reasonOf(plan: Plan, plans: readonly Plan[]): DiscountReason | null {
  if (plan.discountReason || plan.discount === 0) return plan.discountReason;
  const isMonthly = (one: Plan): boolean =>
    one.cycle === 'month' && one.family === plan.family && one.edition === plan.edition;
  return plans.find(isMonthly)?.discount === 0 ? 'yearly' : 'bundle';
}

/** Builds the catalogue with its indexes. It inverts the dependencies once, so that no rule walks the whole catalogue. */
export function buildCatalogue({ currency, plans, modules, sites = new Map() }: Contents): Catalogue {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const dependents = new Map<ModuleId, ModuleId[]>();
  for (const module of byId.values()) {
    for (const needed of new Set(module.dependencies)) {
      const known = dependents.get(needed);
      if (known) known.push(module.id);
      else dependents.set(needed, [module.id]);
    }
  }
  const known = plans.map((plan): [PlanId, Plan] => {
    const discountReason = reasonOf(plan, plans);
    return [plan.id, discountReason === plan.discountReason ? plan : { ...plan, discountReason }];
  });
  return { currency, plans: new Map(known), modules: byId, dependents, sites };
}
