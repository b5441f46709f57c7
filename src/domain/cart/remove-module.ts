import type { Catalogue, ModuleId } from '../catalogue/types';
import { acceptDeletion, markForDeletion } from './deletion';
import { elsewhereIn } from './for-sale';
import type { Cart, CartConfirmation, Proposal } from './types';

export interface RemovalContext {
  readonly authenticated: boolean;
  /** Modules that the account holds; it keeps those that are not for sale here. */
  readonly held?: readonly ModuleId[];
}

/**
 * Returns the modules that leave with the wanted ones because only the package may contain them: an external site sells them, so
 * that no order would take what is left of the package otherwise. [MKT-15]
 */
function soldInPackage(
  cart: Cart,
  wanted: readonly ModuleId[],
  catalogue: Catalogue,
  held: readonly ModuleId[] = [],
): readonly ModuleId[] {
  const rest = acceptDeletion(markForDeletion(cart, wanted, catalogue));
  return elsewhereIn(rest, catalogue)
    .map(({ id }) => id)
    .filter((id) => cart.lines[id]?.bundled && !held.includes(id));
}

/**
 * Proposes to remove a module. Its dependents go too, after a confirmation, and so does what only its package may contain; if a
 * default module would go, a member is refused. One dialog asks, for the most serious consequence. [CRT-03, CRT-13, CRT-14, CRT-16, CRT-18, CRT-19]
 */
export function proposeRemoveModule(cart: Cart, id: ModuleId, catalogue: Catalogue, who: RemovalContext): Proposal {
  if (!cart.lines[id]) return { kind: 'ignored', reason: 'not-in-cart' };
  return proposeRemoval(cart, [id], { kind: 'module', id }, catalogue, who);
}

/** Proposes to remove several modules at once; all of them must be in the cart. */
export function proposeRemoval(
  cart: Cart,
  wanted: readonly ModuleId[],
  target: CartConfirmation['target'],
  catalogue: Catalogue,
  { authenticated, held }: RemovalContext,
): Proposal {
  const marked = markForDeletion(cart, [...wanted, ...soldInPackage(cart, wanted, catalogue, held)], catalogue);
  const going = marked.markedForDeletion.flatMap((id) => cart.lines[id] ?? []);
  const standard = going.find(({ module }) => module.isDefault);
  if (standard && authenticated) return { kind: 'refused', reason: 'default-module', id: standard.module.id };

  const breaksPlan = going.some(({ bundled }) => bundled);
  const type = typeOf(standard !== undefined, marked.markedForDeletion.length > wanted.length, breaksPlan);
  if (!type) return { kind: 'apply', cart: acceptDeletion(marked) };
  return {
    kind: 'confirm',
    confirmation: { type, target, adds: [], removes: marked.markedForDeletion, breaksPlan },
    held: marked,
  };
}

function typeOf(takesDefault: boolean, hasDependents: boolean, breaksPlan: boolean): CartConfirmation['type'] | null {
  if (takesDefault) return 'default-module-removal';
  if (hasDependents) return 'dependent-removal';
  return breaksPlan ? 'modified' : null;
}
