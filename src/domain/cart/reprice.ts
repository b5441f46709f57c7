import type { Catalogue, ModuleId } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import { toCartPlan } from './new-line';
import type { Cart, CartLine } from './types';

/**
 * Reprices a cart from the catalogue of another currency, because amounts of two currencies are never added. [CRT-61]
 * @returns null if that catalogue does not sell something in the cart
 */
export function repriced(cart: Cart, { plans, modules }: Pick<Catalogue, 'plans' | 'modules'>): Cart | null {
  if (!cart.plan) return cart;
  const lines: Record<ModuleId, CartLine> = {};
  for (const line of Object.values(cart.lines)) {
    const module = modules.get(line.module.id);
    if (!module) return null;
    lines[module.id] = { ...line, module, price: line.bundled ? module.basePrice : module.price };
  }
  if (isCustomSolution(cart.plan)) return { ...cart, lines };
  const plan = plans.get(cart.plan.id);
  return plan ? { ...cart, plan: toCartPlan(plan, cart.plan), lines } : null;
}
