import type { Minor } from '../money/minor';
import { linePrice } from './module-price';
import type { PlanOffer } from './offers';
import type { Cart } from '../cart/types';

export interface NetOffer {
  /** Number of add-ons in the cart that the package would include. */
  readonly covered: number;
  /** Price difference per month, without the included add-ons; negative if cheaper. */
  readonly difference: Minor;
}

/** Computes the net cost of upgrading this cart to a larger package. [CRT-54] */
export function netOffer({ lines }: Pick<Cart, 'lines'>, { plan, difference }: PlanOffer): NetOffer {
  const covered = plan.moduleIds.flatMap((id) => {
    const line = lines[id];
    return line?.bundled === false ? [line] : [];
  });
  return { covered: covered.length, difference: covered.reduce((rest, line) => rest - linePrice(line), difference) };
}
