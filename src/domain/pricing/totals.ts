import { isCustomSolution } from '../catalogue/custom-solution';
import { countsAssets } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import type { Currency } from '../money/currency';
import { applyPercentOff, type Minor } from '../money/minor';
import { isOnce, linePrice } from './module-price';
import { quoteTotal } from './quote-total';

/** The four totals of a cart in minor units per month, and the one-time total. */
export interface CartTotals {
  /** List price of the plan; the sum of its bundled modules if the plan has none. [CRT-58] */
  readonly totalBundleNonDiscountedPrice: Minor;
  /** List price after the plan's discount, rounded down to a whole major unit. [CRT-60, MNY-11, MNY-12] */
  readonly totalDiscountedPrice: Minor;
  /** Everything outside the bundle: add-ons, and a fleet above the plan's minimum. [CRT-59, MNY-05, MNY-13] */
  readonly totalAdditionalModulesPrice: Minor;
  /** Sum of the discounted price and the additional price, due every month. [CRT-57] */
  readonly totalPrice: Minor;
  /** Amount that is charged on the first bill only; not part of the other four. */
  readonly oneTimeTotal: Minor;
}

const sum = (lines: readonly CartLine[]): Minor => lines.reduce((total, line) => total + linePrice(line), 0);

/** Computes what a fleet above the plan's minimum adds per month, in minor units. [MNY-05, MNY-06] */
export const assetsPrice = (plan: Cart['plan']): Minor =>
  countsAssets(plan) ? quoteTotal({ ...plan, baseTotal: 0 }, plan.quantity) : 0;

/** Computes the totals of a cart; bundled modules cost nothing beside the plan. */
export function cartTotals({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, currency: Currency): CartTotals {
  const all = Object.values(lines);
  const isBundle = plan !== null && !isCustomSolution(plan);
  const list = isBundle ? (plan.price ?? sum(all.filter((line) => line.bundled))) : 0;
  // Without a discount nothing is rounded: a list price of 49.50 stays.
  const discounted = isBundle && plan.discount > 0 ? applyPercentOff(list, plan.discount, currency.decimals) : list;
  const added = all.filter((line) => !line.bundled);
  const additional = assetsPrice(plan) + sum(added.filter((line) => !isOnce(line)));
  return {
    totalBundleNonDiscountedPrice: list,
    totalDiscountedPrice: discounted,
    totalAdditionalModulesPrice: additional,
    totalPrice: discounted + additional,
    oneTimeTotal: sum(added.filter(isOnce)),
  };
}
