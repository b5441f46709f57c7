import type { Catalogue, ModuleId, Plan } from '../catalogue/types';
import { missingDependencies } from './closure';
import { emptyCart } from './empty-cart';
import { bundledLine, toCartPlan } from './new-line';
import type { Cart, CartLine } from './types';

type Modules = Pick<Catalogue, 'modules'>;

/** Returns the modules of a plan: its own and their dependencies. */
export const planModules = (plan: Plan, catalogue: Modules): readonly ModuleId[] => [
  ...plan.moduleIds,
  ...missingDependencies(emptyCart, plan.moduleIds, catalogue),
];

/** Resets the cart to this plan: former packages and modules go, and prices are base prices. [CRT-20 … CRT-27, PRC-26] */
export function withPlan(plan: Plan, catalogue: Modules): Cart {
  const lines = planModules(plan, catalogue).flatMap((id): [ModuleId, CartLine][] => {
    const module = catalogue.modules.get(id);
    return module ? [[id, bundledLine(module)]] : [];
  });
  return { ...emptyCart, plan: toCartPlan(plan), lines: Object.fromEntries(lines) };
}

/**
 * Returns the cart of a chosen plan. The plan that the account holds comes as it is held, because to choose it again is to keep
 * it. [REV-55, REV-64]
 */
export const chosenCart = (plan: Plan, catalogue: Modules, held: Cart | null): Cart =>
  held?.plan?.id === plan.id ? held : withPlan(plan, catalogue);
