import { isModuleForSale, isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, ModuleId, PlanId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';

/** Returns true if an add-on can be put into a cart by itself: it is for sale and not a default module. [CRT-05] */
export const isForSale = (module: Pick<Module, 'cardType' | 'isDefault' | 'kind' | 'isHidden'>): boolean =>
  isModuleForSale(module) && !module.isDefault;

/**
 * Returns the ids in a cart that are not for sale. Bundled modules are bought with their package, dependencies of other
 * modules come along with these, and a default module may be left over from a package. [REV-40]
 * @param held ids of the plan and modules that the buyer already has, which are kept and not bought
 */
export function unsoldIn(
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  { plans, modules }: Pick<Catalogue, 'plans' | 'modules'>,
  held: ReadonlySet<PlanId | ModuleId> = new Set(),
): readonly number[] {
  const all = Object.values(lines);
  const needed = new Set(all.flatMap(({ module }) => module.dependencies));
  const isSold = (id: ModuleId): boolean => {
    const module = modules.get(id);
    return module !== undefined && (isModuleForSale(module) || needed.has(id));
  };
  const loose = all.filter(({ module, bundled }) => !bundled && !isSold(module.id));
  const bundle = plan && !isCustomSolution(plan) ? [plan.id] : [];
  const isPlanSold = (id: PlanId): boolean => {
    const sold = plans.get(id);
    return sold !== undefined && isPlanForSale(sold);
  };
  return [...bundle.filter((id) => !isPlanSold(id)), ...loose.map(({ module }) => module.id)].filter(
    (id) => !held.has(id),
  );
}
