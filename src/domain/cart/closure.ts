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
