import type { Catalogue, ModuleId } from '../catalogue/types';
import type { Cart } from './types';

/**
 * What has to come along with modules, dependencies before what needs them. Default modules are in force for everybody and
 * unknown ids cannot be had: neither comes along. Costs what this closure costs. [CRT-01, CRT-05]
 */
export function missingDependencies(
  { lines }: Pick<Cart, 'lines'>,
  wanted: readonly ModuleId[],
  { modules }: Pick<Catalogue, 'modules'>,
): readonly ModuleId[] {
  const met = new Set<ModuleId>(wanted);
  const missing: ModuleId[] = [];
  const meet = (id: ModuleId): void => {
    for (const needed of modules.get(id)?.dependencies ?? []) {
      const module = modules.get(needed);
      if (!module || module.isDefault || met.has(needed)) continue;
      met.add(needed);
      // Also below what is in the cart: a stored cart may be older than a dependency.
      meet(needed);
      if (!lines[needed]) missing.push(needed);
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
  { lines }: Pick<Cart, 'lines'>,
  leaving: readonly ModuleId[],
  { dependents }: Pick<Catalogue, 'dependents'>,
): readonly ModuleId[] {
  const going = new Set(leaving.filter((id) => lines[id]));
  // A Set is walked in the order of insertion, and also over what is added on the way.
  for (const id of going) {
    for (const dependent of dependents.get(id) ?? []) if (lines[dependent]) going.add(dependent);
  }
  return [...going];
}
