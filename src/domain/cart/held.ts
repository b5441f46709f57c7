import type { Catalogue, ModuleId } from '../catalogue/types';
import { inUse } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import { planModules } from './with-plan';
import { customPlan } from './custom-plan';
import { emptyCart } from './empty-cart';
import { bundledLine, newLine, toCartPlan } from './new-line';
import type { Cart, CartLine } from './types';

type Modules = Pick<Catalogue, 'plans' | 'modules'>;

/**
 * Builds a cart from what the account holds: its package with fleet and sub-packages, and its add-ons with quantities.
 * Returns null if it uses no subscription, or if its package is missing from the catalogue.
 */
export function heldCart(account: Account, catalogue: Modules): Cart | null {
  const held = inUse(account);
  if (!held) return null;
  const plan = catalogue.plans.get(held.planId);
  if (!plan && held.planId !== customPlan.id) return null;
  const own = new Set(plan ? planModules(plan, catalogue) : []);
  const told = new Map(held.lines?.map((line) => [line.id, line]));
  const lines = held.moduleIds.flatMap((id): [ModuleId, CartLine][] => {
    const module = catalogue.modules.get(id);
    if (!module) return [];
    const said = told.get(id);
    const bundled = said?.bundled ?? own.has(id);
    const line = bundled && plan ? bundledLine(module) : newLine(module);
    return [[id, { ...line, quantity: said?.quantity ?? line.quantity }]];
  });
  return {
    ...emptyCart,
    plan: plan ? toCartPlan(plan, { selected: held.selected, quantity: held.quantity }) : customPlan,
    lines: Object.fromEntries(lines),
  };
}

/** Returns the modules of the held cart. */
export const modulesHeld = (held: Cart | null): readonly ModuleId[] => Object.keys(held?.lines ?? {}).map(Number);

/**
 * Returns the cart that a change starts from: the cart itself or, if it is empty, the held cart, so that an add-on extends a
 * subscription instead of replacing it.
 */
export const startingCart = (cart: Cart, held: Cart | null): Cart => (cart.plan ? cart : (held ?? cart));
