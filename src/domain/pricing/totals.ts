import { isCustomSolution } from '../catalogue/custom-solution';
import { countsAssets } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import type { Currency } from '../money/currency';
import { applyPercentOff, type Minor } from '../money/minor';
import { isOnce, linePrice } from './module-price';
import { quoteTotal } from './quote-total';

/** The four totals of a cart in minor units per month, and what is paid once. */
export interface CartTotals {
  /** List price of the plan; the sum of its bundled modules where the plan has none. [CRT-58] */
  readonly totalBundleNonDiscountedPrice: Minor;
  /** The same after the plan's discount, down to a whole major unit. [CRT-60, MNY-11, MNY-12] */
  readonly totalDiscountedPrice: Minor;
  /** Everything outside the bundle, at its own price: add-ons, and a fleet above the plan's minimum. [CRT-59, MNY-05, MNY-13] */
  readonly totalAdditionalModulesPrice: Minor;
  /** The last two together: what is paid every month. [CRT-57] */
  readonly totalPrice: Minor;
  /** What is billed with the first bill only, outside of the other four. */
  readonly oneTimeTotal: Minor;
}

const sum = (lines: readonly CartLine[]): Minor => lines.reduce((total, line) => total + linePrice(line), 0);

/** What a fleet above the plan's minimum adds per month, in minor units. [MNY-05, MNY-06] */
export const assetsPrice = (plan: Cart['plan']): Minor =>
  countsAssets(plan) ? quoteTotal({ ...plan, baseTotal: 0 }, plan.quantity) : 0;

export function cartTotals({ plan, lines }: Pick<Cart, 'plan' | 'lines'>, currency: Currency): CartTotals {
  const all = Object.values(lines);
  const isBundle = plan !== null && !isCustomSolution(plan);
  const list = isBundle ? (plan.price ?? sum(all.filter((line) => line.bundled))) : 0;
  // Where nothing is taken off, nothing is rounded: a list price of 49.50 stays.
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
