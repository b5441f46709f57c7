import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart, CartLine, CartPlan } from '../cart/types';
import type { BillingCycle } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { chargedQuantity, isOnce } from '../pricing/module-price';
import { assetsPrice, cartTotals } from '../pricing/totals';
import { perPeriod } from '../pricing/yearly';

/** Source of an amount on a bill. `account` is credit that is carried from one bill to the next. */
export type BillSource = 'plan' | 'fleet' | 'module' | 'account';

/** One item of a bill, for a whole period of its billing cycle. */
export interface BillItem {
  readonly source: BillSource;
  readonly id: number;
  readonly title: string;
  /** Minor units per period. */
  readonly amount: Minor;
  /** Number of units and price per unit, if known; their product is the amount. */
  readonly quantity?: number;
  readonly unitPrice?: Minor;
  /** Set if the item is charged in full on the first bill only; absent for a recurring item. */
  readonly charge?: 'once';
}

/** Months per period of each billing cycle. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { month: 1, year: 12 };

/** Returns the charged units. A prepayment is charged by quantity even if its price is fixed. [MNY-16] */
const unitsOf = (line: CartLine): number =>
  line.module.isPrepayment && line.module.pricingType === 'FIXED' ? Math.max(1, line.quantity) : chargedQuantity(line);

type Of = Pick<BillItem, 'source' | 'id' | 'title'>;

const itemOf = (of: Of, unitPrice: Minor, quantity = 1): BillItem => ({
  ...of,
  amount: unitPrice * quantity,
  quantity,
  unitPrice,
});

/** Creates the bill item of a fleet above the plan's minimum, at the rate per asset. */
function fleetOf(plan: CartPlan, cycle: BillingCycle): BillItem {
  const { id, title, quantity, minimumAssetCount, minimumAssetRate } = plan;
  const of = { source: 'fleet', id, title } as const;
  const amount = perPeriod(assetsPrice(plan), cycle);
  const [above, rate] = [quantity - minimumAssetCount, perPeriod(minimumAssetRate ?? 0, cycle)];
  return above * rate === amount ? itemOf(of, rate, above) : itemOf(of, amount);
}

/**
 * Itemises what a cart costs for one period: the discounted plan with its bundled modules, a fleet above the plan's minimum,
 * and each add-on. It leaves out items that cost nothing.
 */
export function billOf(
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  cycle: BillingCycle,
  currency: Currency,
): readonly BillItem[] {
  const items: BillItem[] = [];
  if (plan && !isCustomSolution(plan)) {
    const { id, title, billedAmount } = plan;
    const price = perPeriod(cartTotals({ plan, lines }, currency).totalDiscountedPrice, cycle);
    items.push(itemOf({ source: 'plan', id, title }, (plan.cycle === cycle ? billedAmount : null) ?? price));
    items.push(fleetOf(plan, cycle));
  }
  for (const line of Object.values(lines))
    if (!line.bundled) {
      const { id, title } = line.module;
      const of = { source: 'module', id, title } as const;
      if (isOnce(line)) items.push({ ...itemOf(of, line.price, unitsOf(line)), charge: 'once' });
      else items.push(itemOf(of, perPeriod(line.price, cycle), unitsOf(line)));
    }
  return items.filter(({ amount }) => amount !== 0);
}

/** Returns the recurring items. */
export const recurringOf = <T extends BillItem>(items: readonly T[]): readonly T[] =>
  items.filter(({ charge }) => charge !== 'once');

/** Sums the amounts of items, in minor units. */
export const sumOf = (items: readonly Pick<BillItem, 'amount'>[]): Minor =>
  items.reduce((all, { amount }) => all + amount, 0);
