import { isCustomSolution } from '../cart/custom-plan';
import type { Cart } from '../cart/types';
import { inForce } from './in-force';
import type { Account } from './types';

const sameIds = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id));

/**
 * Whether the cart would change anything: its plan differs from the current subscription, or that has expired. Custom
 * solutions differ by their modules. An empty cart changes nothing. [CRT-40, CRT-41, PRC-27]
 */
export function isChangePackage({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, account: Account): boolean {
  if (!plan) return false;
  const current = inForce(account);
  if (plan.id !== current?.planId) return true;
  return isCustomSolution(plan) && !sameIds(Object.keys(lines).map(Number), current.moduleIds);
}
