import type { Catalogue, ModuleId } from '../catalogue/types';
import { acceptDeletion, markForDeletion } from './deletion';
import type { Cart, CartConfirmation, Proposal } from './types';

export interface RemovalContext {
  readonly authenticated: boolean;
}

/**
 * Proposes to remove a module. Its dependents go too, after a confirmation; if a default module would go, a member is
 * refused. One dialog asks, for the most serious consequence. [CRT-03, CRT-13, CRT-14, CRT-16, CRT-18, CRT-19]
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
  { authenticated }: RemovalContext,
): Proposal {
  const held = markForDeletion(cart, wanted, catalogue);
  const going = held.markedForDeletion.flatMap((id) => cart.lines[id] ?? []);
  const standard = going.find(({ module }) => module.isDefault);
  if (standard && authenticated) return { kind: 'refused', reason: 'default-module', id: standard.module.id };

  const breaksPlan = going.some(({ bundled }) => bundled);
  const type = typeOf(standard !== undefined, held.markedForDeletion.length > wanted.length, breaksPlan);
  if (!type) return { kind: 'apply', cart: acceptDeletion(held) };
  return {
    kind: 'confirm',
    confirmation: { type, target, adds: [], removes: held.markedForDeletion, breaksPlan },
    held,
  };
}

function typeOf(takesDefault: boolean, hasDependents: boolean, breaksPlan: boolean): CartConfirmation['type'] | null {
  if (takesDefault) return 'default-module-removal';
  if (hasDependents) return 'dependent-removal';
  return breaksPlan ? 'modified' : null;
}
