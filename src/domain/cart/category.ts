import type { Catalogue } from '../catalogue/types';
import { Bundled } from '../codes/markers';
import { acceptDeletion, markForDeletion } from './doomed';
import type { Cart, Proposal } from './types';

/**
 * Takes the add-ons of a category out in one operation, with what depends on them; the plan's own modules stay. [CRT-62]
 */
export function proposeRemoveCategory(cart: Cart, categoryId: number, catalogue: Catalogue): Proposal {
  const wanted = Object.values(cart.lines).flatMap(({ module, bundled }) =>
    bundled === Bundled.no && module.categoryId === categoryId ? [module.id] : [],
  );
  const [first] = wanted;
  if (first === undefined) return { kind: 'ignored', reason: 'not-in-cart' };
  const held = markForDeletion(cart, wanted, catalogue);
  if (held.doomed.length === wanted.length) return { kind: 'apply', cart: acceptDeletion(held) };
  return {
    kind: 'confirm',
    confirmation: {
      type: 'dependent-removal',
      target: { kind: 'module', id: first },
      adds: [],
      removes: held.doomed,
      breaksPlan: false,
    },
    held,
  };
}
