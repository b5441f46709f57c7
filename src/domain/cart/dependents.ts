import type { Catalogue, ModuleId } from '../catalogue/types';
import type { Cart } from './types';

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

/** Marks modules and all their dependents for deletion. [CRT-33, CRT-34] */
export const markForDeletion = (cart: Cart, ids: readonly ModuleId[], catalogue: Catalogue): Cart => ({
  ...cart,
  markedForDeletion: dependentsInCart(cart, ids, catalogue),
});
