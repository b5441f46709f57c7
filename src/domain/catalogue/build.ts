import type { CurrencyCode } from '../money/currency';
import type { Catalogue, Module, ModuleId, Plan } from './types';

interface Contents {
  readonly currency: CurrencyCode;
  readonly plans: readonly Plan[];
  readonly modules: readonly Module[];
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
  return { currency, plans: new Map(plans.map((plan) => [plan.id, plan])), modules: byId, dependents };
}
