import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from '../cart/types';
import { OrderProgress } from '../codes/order-progress';
import { migrationState } from '../migration/who';
import { inForce } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import type { OrderSurface } from './submit';

const KNOWN: readonly number[] = Object.values(OrderProgress);

/**
 * What an order does, as the code of its progress. The server's own word stands; without it, it follows from what somebody has
 * and what the cart would make of it. [CHK-23 … CHK-27, CHK-30, CHK-31, CHK-33]
 * @param told the cart's order post status; 0 where the server said nothing
 */
export function postStateOf(
  account: Account,
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  surface: OrderSurface,
  told: number,
): OrderProgress {
  const known = KNOWN.includes(told) ? (told as OrderProgress) : null;
  if (known) return known;
  if (surface === 'pricing') return OrderProgress.pricingCheckout;
  const isCustom = plan !== null && isCustomSolution(plan);
  if (account.isLegacy) return isCustom ? migrationState(account) : OrderProgress.enablePackage;
  const current = inForce(account);
  if (!current) return isCustom ? OrderProgress.enableModule : OrderProgress.enablePackage;
  if (plan?.id !== current.planId) return isCustom ? OrderProgress.bundleToCustom : OrderProgress.changePackage;
  const isLess = current.moduleIds.some((id) => !lines[id]);
  const isMore = Object.keys(lines).some((id) => !current.moduleIds.includes(Number(id)));
  return isLess && !isMore ? OrderProgress.disableModule : OrderProgress.enableModule;
}
