import type { Catalogue, ModuleId, PlanId } from '../catalogue/types';
import { withPlan } from './with-plan';
import { emptyCart } from './empty-cart';
import { isForSale } from './for-sale';
import { withModules } from './pending';
import type { Cart } from './types';

/** Builds a cart from ids at current prices. It leaves out what is not for sale. */
export function cartFromIds(planId: PlanId, addOns: readonly ModuleId[], catalogue: Catalogue): Cart {
  const plan = catalogue.plans.get(planId);
  const cart = plan ? withPlan(plan, catalogue) : emptyCart;
  const ids = addOns.filter((id) => {
    const module = catalogue.modules.get(id);
    return module !== undefined && isForSale(module) && !cart.lines[id];
  });
  return ids.length > 0 ? withModules(cart, ids, catalogue) : cart;
}
