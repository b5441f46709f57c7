import { siteOf } from '../catalogue/elsewhere';
import { isModuleForSale } from '../catalogue/for-sale';
import type { Catalogue, ModuleId } from '../catalogue/types';
import { missingDependencies } from './closure';
import { startingCart } from './held';
import { holdPending, withModules } from './pending';
import { isTakenOut } from './taken-out';
import type { Cart, CartConfirmation, Proposal } from './types';

interface Who {
  readonly isLegacyAccount: boolean;
}

/**
 * Proposes to add a module. It ignores a default module, a bundled one and, unless the account holds it, one that an external
 * site sells; it asks for confirmation if dependencies come along,
 * and asks a legacy account to migrate first. An empty cart starts from the account's held cart. [CRT-01, CRT-04, CRT-05,
 * CRT-12, CRT-17, CRT-28, CRT-30]
 */
export function proposeAddModule(
  shown: Cart,
  id: ModuleId,
  catalogue: Catalogue,
  { isLegacyAccount }: Who,
  subscribed: Cart | null = null,
): Proposal {
  const cart = startingCart(shown, subscribed);
  const module = catalogue.modules.get(id);
  if (!module) return { kind: 'ignored', reason: 'unknown' };
  const line = cart.lines[id];
  if (line) return { kind: 'ignored', reason: line.bundled ? 'bundled' : 'in-cart' };
  if (module.isDefault && !isTakenOut(cart, id)) return { kind: 'ignored', reason: 'default' };
  if (!isModuleForSale(module)) return { kind: 'ignored', reason: 'not-for-sale' };
  if (siteOf(module, catalogue.sites) !== null && !subscribed?.lines[id])
    return { kind: 'ignored', reason: 'elsewhere' };

  const adds = missingDependencies(cart, [id], catalogue);
  const confirmation = (type: CartConfirmation['type']): CartConfirmation => ({
    type,
    target: { kind: 'module', id },
    adds,
    removes: [],
    breaksPlan: false,
  });
  const held = holdPending(cart, [...adds, id]);
  if (isLegacyAccount && !module.isLegacy)
    return { kind: 'confirm', confirmation: confirmation('legacy-migrate'), held };
  if (adds.length > 0) return { kind: 'confirm', confirmation: confirmation('module-dependency-required'), held };
  return { kind: 'apply', cart: withModules(cart, [id], catalogue) };
}
