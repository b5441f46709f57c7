import type { Catalogue, ModuleId } from '../catalogue/types';
import { Bundled, IsDefault } from '../codes/markers';
import { acceptDeletion, markForDeletion } from './doomed';
import type { Cart, Confirmation, Proposal } from './types';

interface Who {
  readonly authenticated: boolean;
}

/**
 * What the wish to remove a module comes to. A member keeps the modules that everybody has; otherwise what depends on it
 * goes too, after a confirmation that says so. One dialog, of the weightiest kind.
 * [CRT-03, CRT-13, CRT-14, CRT-16, CRT-18, CRT-19]
 */
export function proposeRemoveModule(cart: Cart, id: ModuleId, catalogue: Catalogue, { authenticated }: Who): Proposal {
  const line = cart.lines[id];
  if (!line) return { kind: 'ignored', reason: 'not-in-cart' };
  const isDefault = line.module.isDefault === IsDefault.yes;
  if (isDefault && authenticated) return { kind: 'refused', reason: 'default-module', id };

  const held = markForDeletion(cart, [id], catalogue);
  const breaksPlan = held.doomed.some((doomed) => cart.lines[doomed]?.bundled === Bundled.yes);
  const type = typeOf(isDefault, held.doomed.length > 1, breaksPlan);
  if (!type) return { kind: 'apply', cart: acceptDeletion(held) };
  return {
    kind: 'confirm',
    confirmation: { type, target: { kind: 'module', id }, adds: [], removes: held.doomed, breaksPlan },
    held,
  };
}

function typeOf(isDefault: boolean, hasDependents: boolean, breaksPlan: boolean): Confirmation['type'] | null {
  if (isDefault) return 'default-module-removal';
  if (hasDependents) return 'dependent-removal';
  return breaksPlan ? 'modified' : null;
}
