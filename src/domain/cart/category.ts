import type { Catalogue } from '../catalogue/types';
import { Bundled, IsDefault } from '../codes/markers';
import { proposeRemoval, type Who } from './remove-module';
import type { Cart, Proposal } from './types';

/**
 * Takes the add-ons of a category out in one operation, with what depends on them. The plan's own modules stay, and so do
 * those that everybody has. [CRT-62]
 */
export function proposeRemoveCategory(cart: Cart, categoryId: number, catalogue: Catalogue, who: Who): Proposal {
  const [first, ...others] = Object.values(cart.lines).flatMap(({ module, bundled }) =>
    bundled === Bundled.no && module.isDefault === IsDefault.no && module.categoryId === categoryId ? [module.id] : [],
  );
  if (first === undefined) return { kind: 'ignored', reason: 'not-in-cart' };
  return proposeRemoval(cart, [first, ...others], catalogue, who);
}
