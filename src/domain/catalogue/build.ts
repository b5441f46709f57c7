import type { CurrencyCode } from '../money/currency';
import type { Catalogue, DiscountReason, Module, ModuleId, Plan, PlanId } from './types';

interface Contents {
  readonly currency: CurrencyCode;
  readonly plans: readonly Plan[];
  readonly modules: readonly Module[];
}

/**
 * Why a package costs less than its list price, where its record does not say: it is the yearly bill where the same package
 * billed by the month has nothing taken off.
 */
function reasonOf(plan: Plan, plans: readonly Plan[]): DiscountReason | null {
  if (plan.discountReason || plan.discount === 0) return plan.discountReason;
  const isMonthly = (one: Plan): boolean =>
    one.cycle === 'month' && one.family === plan.family && one.edition === plan.edition;
  return plans.find(isMonthly)?.discount === 0 ? 'yearly' : 'bundle';
}

/** Indexes what is for sale. Who needs a module is turned round once, so that a rule never walks the catalogue. */
export function buildCatalogue({ currency, plans, modules }: Contents): Catalogue {
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
  return { currency, plans: new Map(known), modules: byId, dependents };
}
