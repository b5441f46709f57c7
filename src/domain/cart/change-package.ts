import { isCustomSolution } from '../catalogue/custom-solution';
import { countsAssets } from './quantity';
import { sameCodes } from '../codes/same-codes';
import type { Cart, CartPlan } from './types';
import { inForce } from '../subscription/in-force';
import type { Account, Subscription } from '../subscription/types';

/** Compares modules; the server may leave out those that the package bundles. */
function sameModules({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, { moduleIds }: Subscription): boolean {
  const isOwn = plan !== null && !isCustomSolution(plan);
  const added = Object.values(lines).filter(({ bundled }) => !isOwn || !bundled);
  return moduleIds.every((id) => lines[id] !== undefined) && added.every(({ module }) => moduleIds.includes(module.id));
}

/** Compares billing cycles; a custom solution has none and keeps the account's. */
const sameCycle = (plan: CartPlan, { timeframe }: Subscription): boolean =>
  isCustomSolution(plan) || (timeframe !== 'month' && timeframe !== 'year') || plan.cycle === timeframe;

/** Compares quantities; a quantity that the server does not tell counts as equal. */
function sameQuantities({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, held: Subscription): boolean {
  const fleet = held.quantity ?? plan?.quantity;
  return (
    (!countsAssets(plan) || plan.quantity === fleet) &&
    (held.lines ?? []).every(({ id, quantity }) => {
      const line = lines[id];
      const isMetered = line?.bundled === false && line.module.pricingType === 'USAGE';
      return !isMetered || line.quantity === (quantity ?? line.quantity);
    })
  );
}

/**
 * Returns true if an order of the cart would change the subscription: package, modules, a quantity, billing cycle or
 * sub-packages. An order renews an expired or canceled subscription, so it always counts as a change. An empty cart changes
 * nothing. [CRT-40, CRT-41, PRC-27]
 */
export function isChangePackage({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, account: Account): boolean {
  if (!plan) return false;
  const held = inForce(account);
  if (!held || account.isCanceled || plan.id !== held.planId) return true;
  return !(
    sameModules({ plan, lines }, held) &&
    sameCycle(plan, held) &&
    sameQuantities({ plan, lines }, held) &&
    sameCodes(plan.selected, held.selected ?? plan.selected)
  );
}
