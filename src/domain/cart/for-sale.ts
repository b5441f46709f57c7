import { isModuleForSale, isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, ModuleId, PlanId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';

/** Whether an add-on can be put into a cart by itself: it is for sale, and not what everybody has. [CRT-05] */
export const isForSale = (module: Pick<Module, 'cardType' | 'isDefault' | 'kind' | 'isHidden'>): boolean =>
  isModuleForSale(module) && !module.isDefault;

/**
 * Ids of what a cart holds though nobody can buy it. What a package includes is bought with the package; what something else in
 * the cart needs comes along with it; what everybody has may be left of a package. [REV-40]
 * @param held ids of the plan and the modules that the buyer has already: they are kept and not bought
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
