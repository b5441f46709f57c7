import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, PlanId } from '../catalogue/types';
import type { Cart, CartConfirmation, Proposal } from './types';
import { chosenCart } from './with-plan';

interface Who {
  readonly isLegacyAccount: boolean;
}

/**
 * Proposes to choose a plan. The plan that the account holds comes with its held add-ons. [CRT-06, CRT-15, CRT-17, CRT-26,
 * PRC-23]
 */
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
  return { kind: 'apply', cart: chosenCart(plan, catalogue, held) };
}
