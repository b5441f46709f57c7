import type { Catalogue } from '../catalogue/types';
import { chosenCart } from './with-plan';
import { acceptDeletion, cancelDeletion } from './deletion';
import { acceptPending, cancelPending } from './pending';
import { acceptPlanRemoval } from './remove-plan';
import type { Cart, CartConfirmation } from './types';

/**
 * Returns the cart after the person confirmed a proposal. [CRT-11]
 * @param held the cart while the question is open
 * @param subscribed the account's held cart
 */
export function acceptProposal(
  held: Cart,
  { target, removes }: CartConfirmation,
  catalogue: Catalogue,
  subscribed: Cart | null = null,
): Cart {
  if (target.kind !== 'plan') return removes.length > 0 ? acceptDeletion(held) : acceptPending(held, catalogue);
  if (held.plan?.id === target.id) return acceptPlanRemoval(held);
  const plan = catalogue.plans.get(target.id);
  return plan ? chosenCart(plan, catalogue, subscribed) : held;
}

/** Rolls the cart back after the person canceled a proposal. [CRT-10, CRT-35] */
export const declineProposal = (held: Cart): Cart => cancelDeletion(cancelPending(held));
