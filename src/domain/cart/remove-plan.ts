import type { Catalogue } from '../catalogue/types';
import { isCustomSolution } from '../catalogue/custom-solution';
import { customPlan } from './custom-plan';
import { acceptDeletion, markForDeletion } from './deletion';
import { emptyCart } from './empty-cart';
import type { Cart, Proposal } from './types';

/**
 * Proposes to remove the plan with its modules and, after a confirmation, the add-ons that depend on them. Other add-ons stay
 * as a custom solution. [CRT-03, CRT-14]
 */
export function proposeRemovePlan(cart: Cart, catalogue: Catalogue): Proposal {
  const { plan, lines } = cart;
  if (!plan) return { kind: 'ignored', reason: 'not-in-cart' };
  if (isCustomSolution(plan)) return { kind: 'apply', cart: emptyCart };

  const own = Object.values(lines)
    .filter(({ bundled }) => bundled)
    .map(({ module }) => module.id);
  const held = markForDeletion(cart, own, catalogue);
  const addOns = held.markedForDeletion.filter((id) => !own.includes(id));
  if (addOns.length === 0) return { kind: 'apply', cart: acceptPlanRemoval(held) };
  return {
    kind: 'confirm',
    confirmation: {
      type: 'dependent-removal',
      target: { kind: 'plan', id: plan.id },
      adds: [],
      removes: addOns,
      breaksPlan: false,
    },
    held,
  };
}

/** Removes the plan and the marked modules. */
export function acceptPlanRemoval(held: Cart): Cart {
  const rest = acceptDeletion({ ...held, plan: customPlan });
  return rest.plan ? { ...rest, upsell: null } : rest;
}
