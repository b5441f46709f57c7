import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart, CartLine, CartPlan } from '../cart/types';
import type { BillingCycle } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { chargedQuantity, isOnce } from '../pricing/module-price';
import { assetsPrice, cartTotals } from '../pricing/totals';
import { perPeriod } from '../pricing/yearly';

/** What an amount is for. `account` is what is carried from one bill to the next. */
export type BillSource = 'plan' | 'fleet' | 'module' | 'account';

/** One item of a bill, for a whole period of its cycle. */
export interface BillItem {
  readonly source: BillSource;
  readonly id: number;
  readonly title: string;
  /** Minor units per period. */
  readonly amount: Minor;
  /** How many units the amount is for and what one of them costs, where a server says it; multiplied they are the amount. */
  readonly quantity?: number;
  readonly unitPrice?: Minor;
  /** Billed with the first bill only, in full; absent of what each period is billed. */
  readonly charge?: 'once';
}

/** Months of a cycle's period. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { month: 1, year: 12 };

/** A prepayment is paid for its quantity, also where its price is fixed. [MNY-16] */
const unitsOf = (line: CartLine): number =>
  line.module.isPrepayment && line.module.pricingType === 'FIXED' ? Math.max(1, line.quantity) : chargedQuantity(line);

type Of = Pick<BillItem, 'source' | 'id' | 'title'>;

const itemOf = (of: Of, unitPrice: Minor, quantity = 1): BillItem => ({
  ...of,
  amount: unitPrice * quantity,
  quantity,
  unitPrice,
});

/** A fleet above the plan's minimum, at what each asset of it costs. */
function fleetOf(plan: CartPlan, cycle: BillingCycle): BillItem {
  const { id, title, quantity, minimumAssetCount, minimumAssetRate } = plan;
  const of = { source: 'fleet', id, title } as const;
  const amount = perPeriod(assetsPrice(plan), cycle);
  const [above, rate] = [quantity - minimumAssetCount, perPeriod(minimumAssetRate ?? 0, cycle)];
  return above * rate === amount ? itemOf(of, rate, above) : itemOf(of, amount);
}

/**
 * What a cart costs for one period, item by item: the plan after its discount with all that it bundles, a fleet above the
 * plan's minimum, and each add-on. What costs nothing is no item.
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

/** What each period is billed again. */
export const recurringOf = (items: readonly BillItem[]): readonly BillItem[] =>
  items.filter(({ charge }) => charge !== 'once');

/** Minor units of all items together. */
export const sumOf = (items: readonly Pick<BillItem, 'amount'>[]): Minor =>
  items.reduce((all, { amount }) => all + amount, 0);
