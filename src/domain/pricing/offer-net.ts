import type { Minor } from '../money/minor';
import { linePrice } from './module-price';
import type { PlanOffer } from './offers';
import type { Cart } from '../cart/types';

export interface NetOffer {
  /** Add-ons of the cart that the package would include. */
  readonly covered: number;
  /** Per month, with those add-ons no longer paid for; below 0 where it costs less. */
  readonly difference: Minor;
}

/** What the move to a larger package comes to for this cart. [CRT-54] */
export function netOffer({ lines }: Pick<Cart, 'lines'>, { plan, difference }: PlanOffer): NetOffer {
  const covered = plan.moduleIds.flatMap((id) => {
    const line = lines[id];
    return line?.bundled === false ? [line] : [];
  });
  return { covered: covered.length, difference: covered.reduce((rest, line) => rest - linePrice(line), difference) };
}
