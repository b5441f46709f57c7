import type { Catalogue } from '../catalogue/types';
import { dependentsInCart } from './closure';
import { proposeRemoval, type RemovalContext } from './remove-module';
import type { Cart, CartLine, Proposal } from './types';

/** Returns true for an add-on that can be removed with its category: not bundled and not a default module. */
const isRemovable = ({ module, bundled }: CartLine): boolean => !bundled && !module.isDefault;

const isLoose = (line: CartLine | undefined): boolean => line !== undefined && isRemovable(line);

export interface CategoryOfAddOns {
  readonly categoryId: number;
  readonly name: string;
  /** Number of add-ons that are removed with the category. */
  readonly count: number;
}

/** Lists the categories of the cart's add-ons, in the order of the cart. [CRT-62] */
export function addOnCategories({ lines }: Pick<Cart, 'lines'>): readonly CategoryOfAddOns[] {
  const found = new Map<number, CategoryOfAddOns>();
  for (const { module } of Object.values(lines).filter(isRemovable)) {
    const { categoryId, categoryName: name } = module;
    const count = (found.get(categoryId)?.count ?? 0) + 1;
    found.set(categoryId, { categoryId, name: found.get(categoryId)?.name || name, count });
  }
  return [...found.values()];
}

/**
 * Proposes to remove the loose add-ons of a category in one operation, with the loose add-ons that depend on them. The plan's
 * own modules stay with their dependencies, and so do default modules. [CRT-62]
 */
export function proposeRemoveCategory(
  cart: Cart,
  categoryId: number,
  catalogue: Catalogue,
  who: RemovalContext,
): Proposal {
  const wanted = Object.values(cart.lines)
    .filter((line) => isRemovable(line) && line.module.categoryId === categoryId)
    .map((line) => line.module.id)
    .filter((id) => dependentsInCart(cart, [id], catalogue).every((one) => isLoose(cart.lines[one])));
  if (wanted.length === 0) return { kind: 'ignored', reason: 'not-in-cart' };
  return proposeRemoval(cart, wanted, { kind: 'category', id: categoryId }, catalogue, who);
}
