import { isCustomSolution } from '../catalogue/custom-solution';
import { countsAssets } from './quantity';
import { sameCodes } from '../codes/same-codes';
import type { Cart, CartPlan } from './types';
import { inForce } from '../subscription/in-force';
import type { Account, Subscription } from '../subscription/types';

/** A server may leave out what the package brings. */
function sameModules({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, { moduleIds }: Subscription): boolean {
  const isOwn = plan !== null && !isCustomSolution(plan);
  const added = Object.values(lines).filter(({ bundled }) => !isOwn || !bundled);
  return moduleIds.every((id) => lines[id] !== undefined) && added.every(({ module }) => moduleIds.includes(module.id));
}

/** A custom solution has no cycle of its own: it keeps the one that it is billed in. */
const sameCycle = (plan: CartPlan, { timeframe }: Subscription): boolean =>
  isCustomSolution(plan) || (timeframe !== 'month' && timeframe !== 'year') || plan.cycle === timeframe;

/** What a server does not say of what is held can't differ from it. */
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
 * Whether an order of the cart would change what is held: its package, its modules, a quantity, the billing cycle or the
 * sub-packages. What has expired or is canceled is changed by ordering it again. An empty cart changes nothing.
 * [CRT-40, CRT-41, PRC-27]
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
