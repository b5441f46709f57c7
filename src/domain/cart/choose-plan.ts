import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, ModuleId, Plan, PlanId } from '../catalogue/types';
import { missingDependencies } from './closure';
import { emptyCart } from './empty-cart';
import { bundledLine, toCartPlan } from './new-line';
import type { Cart, CartLine, CartConfirmation, Proposal } from './types';

interface Who {
  readonly isLegacyAccount: boolean;
}

type Modules = Pick<Catalogue, 'modules'>;

/** The modules of a plan: its own, and what they need. */
export const planModules = (plan: Plan, catalogue: Modules): readonly ModuleId[] => [
  ...plan.moduleIds,
  ...missingDependencies(emptyCart, plan.moduleIds, catalogue),
];

/**
 * The cart with this plan in it: a full reset. Former bundles and modules go, prices are base prices, nothing of the
 * former bundle remains. [CRT-20 … CRT-27, PRC-26]
 */
export function withPlan(plan: Plan, catalogue: Modules): Cart {
  const lines = planModules(plan, catalogue).flatMap((id): [ModuleId, CartLine][] => {
    const module = catalogue.modules.get(id);
    return module ? [[id, bundledLine(module)]] : [];
  });
  return { ...emptyCart, plan: toCartPlan(plan), lines: Object.fromEntries(lines) };
}

/** What the wish for a plan comes to. The one that is held comes with the add-ons that are held. [CRT-06, CRT-15, CRT-17, CRT-26, PRC-23] */
export function proposeChoosePlan(
  cart: Cart,
  id: PlanId,
  catalogue: Catalogue,
  { isLegacyAccount }: Who,
  held: Cart | null = null,
): Proposal {
  const plan = catalogue.plans.get(id);
  if (!plan) return { kind: 'ignored', reason: 'unknown' };
  if (cart.plan?.id === id) return { kind: 'ignored', reason: 'same-plan' };
  if (!isPlanForSale(plan)) return { kind: 'ignored', reason: 'not-for-sale' };
  const confirmation = (type: CartConfirmation['type']): CartConfirmation => ({
    type,
    target: { kind: 'plan', id },
    adds: [],
    removes: [],
    breaksPlan: false,
  });
  if (isLegacyAccount) return { kind: 'confirm', confirmation: confirmation('legacy-migrate'), held: cart };
  if (cart.plan) return { kind: 'confirm', confirmation: confirmation('package-replaced'), held: cart };
  return { kind: 'apply', cart: held?.plan?.id === id ? held : withPlan(plan, catalogue) };
}
