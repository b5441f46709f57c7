import type { Catalogue, ModuleId } from '../catalogue/types';
import type { Cart } from './types';

/**
 * Returns the missing dependencies of modules, dependencies first. It skips default modules, which everyone has, and unknown
 * ids. The cost grows with this closure and not with the catalogue. [CRT-01, CRT-05]
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
      // Visits modules in the cart too, because a stored cart may be older than a dependency.
      meet(needed);
      if (!lines[needed]) missing.push(needed);
    }
  };
  for (const id of wanted) meet(id);
  return missing;
}

/**
 * Returns the modules of the cart that are removed together: the given ones, then their dependents on all levels. The cost
 * grows with this closure and not with the catalogue. [CRT-03, CRT-34]
 */
export function dependentsInCart(
  { lines }: Pick<Cart, 'lines'>,
  leaving: readonly ModuleId[],
  { dependents }: Pick<Catalogue, 'dependents'>,
): readonly ModuleId[] {
  const going = new Set(leaving.filter((id) => lines[id]));
  // Iterating a Set also visits the items that are added on the way.
  for (const id of going) {
    for (const dependent of dependents.get(id) ?? []) if (lines[dependent]) going.add(dependent);
  }
  return [...going];
}
