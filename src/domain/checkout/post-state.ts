import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from '../cart/types';
import { OrderProgress } from '../codes/order-progress';
import { migrationState } from '../migration/who';
import { inForce } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import type { OrderSurface } from './submit';

const KNOWN: readonly number[] = Object.values(OrderProgress);

/**
 * Derives the progress code of an order. The server's own code wins; without it, the code follows from the account, the cart
 * and the surface. [CHK-23 … CHK-27, CHK-30, CHK-31, CHK-33]
 * @param told the order post status of the cart; 0 if the server told none
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
