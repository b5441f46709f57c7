import type { Catalogue } from '../catalogue/types';
import { withPlan } from './choose-plan';
import { acceptDeletion, cancelDeletion } from './deletion';
import { acceptPending, cancelPending } from './pending';
import { acceptPlanRemoval } from './remove-plan';
import type { Cart, CartConfirmation } from './types';

/** Returns the cart after the person confirmed a proposal. [CRT-11] */
export function acceptProposal(held: Cart, { target, removes }: CartConfirmation, catalogue: Catalogue): Cart {
  if (target.kind !== 'plan') return removes.length > 0 ? acceptDeletion(held) : acceptPending(held, catalogue);
  if (held.plan?.id === target.id) return acceptPlanRemoval(held);
  const plan = catalogue.plans.get(target.id);
  return plan ? withPlan(plan, catalogue) : held;
}

/** Rolls the cart back after the person canceled a proposal. [CRT-10, CRT-35] */
export const declineProposal = (held: Cart): Cart => cancelDeletion(cancelPending(held));
