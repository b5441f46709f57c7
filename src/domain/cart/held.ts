import type { Catalogue, ModuleId } from '../catalogue/types';
import { inForce } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import { planModules } from './choose-plan';
import { customPlan } from './custom-plan';
import { emptyCart } from './empty-cart';
import { bundledLine, newLine, toCartPlan } from './new-line';
import type { Cart, CartLine } from './types';

type Modules = Pick<Catalogue, 'plans' | 'modules'>;

/**
 * What an account holds, as a cart: its package with the fleet and the sub-packages, and its add-ons in their quantities.
 * Null where nothing is in force, and where the package is in no catalogue of this page.
 */
export function heldCart(account: Account, catalogue: Modules): Cart | null {
  const held = inForce(account);
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

/**
 * What a change of a cart begins with: the cart, or where it is empty what the account holds, so that an add-on comes on top of
 * a subscription and does not take its place.
 */
export const startingCart = (cart: Cart, held: Cart | null): Cart => (cart.plan ? cart : (held ?? cart));
