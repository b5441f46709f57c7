import type { Catalogue, ModuleId } from '../catalogue/types';
import { IsDefault } from '../codes/markers';
import type { Cart } from './types';

/**
 * What has to come along with modules, dependencies before what needs them. Default modules are in force for everybody and
 * unknown ids cannot be had: neither comes along. Costs what this closure costs. [CRT-01, CRT-05]
 */
export function missingDependencies(cart: Cart, wanted: readonly ModuleId[], catalogue: Catalogue): readonly ModuleId[] {
  const met = new Set<ModuleId>(wanted);
  const missing: ModuleId[] = [];
  const meet = (id: ModuleId): void => {
    for (const needed of catalogue.modules.get(id)?.dependencies ?? []) {
      const module = catalogue.modules.get(needed);
      if (!module || module.isDefault === IsDefault.yes || met.has(needed) || cart.lines[needed]) continue;
      met.add(needed);
      meet(needed);
      missing.push(needed);
    }
  };
  for (const id of wanted) meet(id);
  return missing;
}

/**
 * Modules of the cart that go when these go: themselves first, then what depends on them through all levels.
 * Costs what this closure costs. [CRT-03, CRT-34]
 */
export function dependentsInCart(
  { lines }: Cart,
  leaving: readonly ModuleId[],
  { dependents }: Catalogue,
): readonly ModuleId[] {
  const going = new Set(leaving.filter((id) => lines[id]));
  // A Set is walked in the order of insertion, and also over what is added on the way.
  for (const id of going) {
    for (const dependent of dependents.get(id) ?? []) if (lines[dependent]) going.add(dependent);
  }
  return [...going];
}
