import { siteOf } from '../catalogue/elsewhere';
import { isModuleForSale, isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, ModuleId, PlanId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import { bundledLine, newLine } from './new-line';
import type { Cart } from './types';

/** Returns true if an add-on can be put into a cart by itself: it is for sale and not a default module. [CRT-05] */
export const isForSale = (module: Pick<Module, 'cardType' | 'isDefault' | 'kind' | 'isHidden'>): boolean =>
  isModuleForSale(module) && !module.isDefault;

/**
 * Returns the add-ons of a cart that an external site sells. What the package includes, and what a module that stays needs, is
 * none of them. [MKT-15]
 */
export function elsewhereIn(cart: Pick<Cart, 'lines'>, { sites }: Pick<Catalogue, 'sites'>): readonly Module[] {
  const all = Object.values(cart.lines);
  const without = (gone: readonly Module[]): readonly Module[] => {
    const needed = new Set(all.flatMap(({ module }) => (gone.includes(module) ? [] : module.dependencies)));
    const rest = gone.filter(({ id }) => !needed.has(id));
    return rest.length === gone.length ? gone : without(rest);
  };
  return without(all.flatMap(({ module, bundled }) => (!bundled && siteOf(module, sites) !== null ? module : [])));
}

/**
 * Returns the ids in a cart that are not for sale here. Bundled modules are bought with their package, dependencies of other
 * modules come along with these, and a default module may be left over from a package. [REV-40, MKT-15]
 * @param held ids of the plan and modules that the buyer already has, which are kept and not bought
 */
export function unsoldIn(
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  { plans, modules, sites }: Pick<Catalogue, 'plans' | 'modules' | 'sites'>,
  held: ReadonlySet<PlanId | ModuleId> = new Set(),
): readonly number[] {
  const all = Object.values(lines);
  const needed = new Set(all.flatMap(({ module }) => module.dependencies));
  const elsewhere = new Set(elsewhereIn({ lines }, { sites }));
  const isSold = (id: ModuleId): boolean => {
    const module = modules.get(id);
    return module !== undefined && (isModuleForSale(module) || needed.has(id));
  };
  const loose = all.filter(({ module, bundled }) => !bundled && (!isSold(module.id) || elsewhere.has(module)));
  const bundle = plan && !isCustomSolution(plan) ? [plan.id] : [];
  const isPlanSold = (id: PlanId): boolean => {
    const sold = plans.get(id);
    return sold !== undefined && isPlanForSale(sold);
  };
  return [...bundle.filter((id) => !isPlanSold(id)), ...loose.map(({ module }) => module.id)].filter(
    (id) => !held.has(id),
  );
}

/**
 * Returns the ids of those add-ons that cannot be bought by themselves here. What another add-on needs comes along with it.
 * [REV-40, MKT-15]
 * @param kept what the buyer has or has paid for besides, which is not bought
 */
export function unsoldAddOns(
  bought: readonly Module[],
  kept: readonly Module[],
  catalogue: Pick<Catalogue, 'plans' | 'modules' | 'sites'>,
): readonly ModuleId[] {
  const lines = [...kept.map(bundledLine), ...bought.map(newLine)];
  return unsoldIn({ plan: null, lines: Object.fromEntries(lines.map((line) => [line.module.id, line])) }, catalogue);
}
