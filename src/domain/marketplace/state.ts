import { moduleButton, planButton, type ModuleButtonState, type PlanButtonState } from '../cart/buttons';
import { missingDependencies } from '../cart/closure';
import type { Cart } from '../cart/types';
import type { Catalogue, Module, ModuleId } from '../catalogue/types';
import { inUse } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import { isReseller } from '../subscription/user-type';
import type { Item } from './types';

export type ItemButtonState = PlanButtonState | ModuleButtonState;

/** Reasons why a person already has an item. */
export type HeldAs =
  /** In the cart by itself. */
  | 'cart'
  /** In the cart with its package. */
  | 'bundled'
  /** In the subscription in use. */
  | 'owned'
  /** A default module, which everyone has. */
  | 'default';

function moduleHeld({ id, isDefault }: Module, cart: Cart, account: Account): HeldAs | null {
  const line = cart.lines[id];
  if (line) return line.bundled ? 'bundled' : 'cart';
  if (isDefault) return 'default';
  return inUse(account)?.moduleIds.includes(id) ? 'owned' : null;
}

/** Returns how a person has an item already; null if not. */
export function heldAs(item: Item, cart: Cart, account: Account): HeldAs | null {
  if (item.kind === 'module') return moduleHeld(item.module, cart, account);
  if (inUse(account)?.planId === item.id) return 'owned';
  return cart.plan?.id === item.id ? 'cart' : null;
}

/** Selects the button of an item. A reseller's member sees "enable" instead of "add". [CRT-39, PRC-32, MKT-14] */
export function itemButtonState(item: Item, cart: Cart, account: Account): ItemButtonState {
  if (item.kind === 'package') return planButton(item.plan, cart, account);
  const button = moduleButton(item.module, cart, account);
  return isReseller(account) && button === 'add' ? 'enable' : button;
}

/**
 * Returns the dependencies that adding a module would add, dependencies first: "also adds …". It skips those that the account
 * holds. [CRT-01]
 */
export function alsoAdds(id: ModuleId, cart: Cart, catalogue: Catalogue, account: Account): readonly Module[] {
  if (cart.lines[id]) return [];
  const held = cart.plan ? null : inUse(account);
  return missingDependencies(cart, [id], catalogue)
    .filter((needed) => !held?.moduleIds.includes(needed))
    .flatMap((needed) => catalogue.modules.get(needed) ?? []);
}

export interface Need {
  readonly module: Module;
  /** How the person already has the module; null if it would be added. */
  readonly held: HeldAs | null;
}

/** Returns all dependencies of a module on all levels, dependencies first, and which of them the person has. [CRT-01, CRT-02] */
export function needsOf(
  id: ModuleId,
  cart: Cart,
  account: Account,
  { modules }: Pick<Catalogue, 'modules'>,
): readonly Need[] {
  const met = new Set<ModuleId>([id]);
  const found: Need[] = [];
  const meet = (one: ModuleId): void => {
    for (const needed of modules.get(one)?.dependencies ?? []) {
      const module = modules.get(needed);
      if (!module || met.has(needed)) continue;
      met.add(needed);
      meet(needed);
      found.push({ module, held: moduleHeld(module, cart, account) });
    }
  };
  meet(id);
  return found;
}

/** Returns the listed modules that depend directly on this one, in the order of the catalogue. */
export const neededBy = (id: ModuleId, { dependents, modules }: Catalogue): readonly Module[] =>
  (dependents.get(id) ?? [])
    .flatMap((one) => modules.get(one) ?? [])
    .filter((module) => !module.isHidden && module.kind !== 'internal');
