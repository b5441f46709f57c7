import { isCustomSolution } from '../cart/custom-plan';
import type { Cart } from '../cart/types';
import type { Account } from './types';

const sameIds = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id));

/**
 * Whether the cart would change anything: its plan differs from the current subscription, or that has expired. Custom
 * solutions differ by their modules. An empty cart changes nothing. [CRT-40, CRT-41, PRC-27]
 */
export function isChangePackage(cart: Pick<Cart, 'plan' | 'lines'>, { subscription, isExpired }: Account): boolean {
  if (!cart.plan) return false;
  if (isExpired || !subscription) return true;
  if (cart.plan.id !== subscription.planId) return true;
  return isCustomSolution(cart.plan) && !sameIds(Object.keys(cart.lines).map(Number), subscription.moduleIds);
}
