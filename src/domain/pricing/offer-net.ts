import { toCartPlan } from '../cart/new-line';
import { countsAssets } from '../cart/quantity';
import type { Cart, CartPlan } from '../cart/types';
import type { Plan } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { linePrice } from './module-price';
import type { PlanOffer } from './offers';
import { assetsPrice } from './totals';

export interface NetOffer {
  /** Number of add-ons in the cart that the package would include. */
  readonly covered: number;
  /** The fleet that the package takes over; undefined where it counts another asset, or none. */
  readonly fleet: number | undefined;
  /** Price difference per month, with the fleet and without the included add-ons; negative if cheaper. */
  readonly difference: Minor;
}

/** Returns the fleet of the cart that a package takes over, at least its smallest; undefined where the two count different assets. */
export const takenFleet = (from: CartPlan | null, to: Plan): number | undefined =>
  countsAssets(from) && countsAssets(to) && from.assetType === to.assetType
    ? Math.max(to.minimumAssetCount, from.quantity)
    : undefined;

/** Computes the net cost of upgrading this cart to a larger package, which keeps its fleet. [CRT-54] */
export function netOffer(
  { plan: from, lines }: Pick<Cart, 'plan' | 'lines'>,
  { plan, difference }: PlanOffer,
): NetOffer {
  const covered = plan.moduleIds.flatMap((id) => {
    const line = lines[id];
    return line?.bundled === false ? [line] : [];
  });
  const fleet = takenFleet(from, plan);
  const ofFleet = assetsPrice(toCartPlan(plan, { quantity: fleet })) - assetsPrice(from);
  return {
    covered: covered.length,
    fleet,
    difference: covered.reduce((rest, line) => rest - linePrice(line), difference + ofFleet),
  };
}
