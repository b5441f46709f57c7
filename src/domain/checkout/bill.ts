import { isCustomSolution } from '../cart/custom-plan';
import type { Cart, CartLine } from '../cart/types';
import type { BillingCycle } from '../catalogue/types';
import { Bundled } from '../codes/markers';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { linePrice } from '../pricing/module-price';
import { assetsPrice, cartTotals } from '../pricing/totals';
import { yearly } from '../pricing/yearly';

/** What an amount is for. `account` is what is carried from one bill to the next. */
export type BillSource = 'plan' | 'fleet' | 'module' | 'account';

/** One item of a bill, for a whole period of its cycle. */
export interface BillItem {
  readonly source: BillSource;
  readonly id: number;
  readonly title: string;
  /** Minor units per period. */
  readonly amount: Minor;
}

/** Months of a cycle's period. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { month: 1, year: 12 };

const perPeriod = (perMonth: Minor, cycle: BillingCycle): Minor => (cycle === 'year' ? yearly(perMonth) : perMonth);

/** A prepayment is paid for its quantity, also where its price is fixed. [MNY-16] */
const moduleAmount = (line: CartLine): Minor =>
  line.module.isPrepayment && line.module.pricingType === 'FIXED'
    ? line.price * Math.max(1, line.quantity)
    : linePrice(line);

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
    items.push({ source: 'plan', id, title, amount: (plan.cycle === cycle ? billedAmount : null) ?? price });
    items.push({ source: 'fleet', id, title, amount: perPeriod(assetsPrice(plan), cycle) });
  }
  for (const line of Object.values(lines))
    if (line.bundled === Bundled.no) {
      const { id, title } = line.module;
      items.push({ source: 'module', id, title, amount: perPeriod(moduleAmount(line), cycle) });
    }
  return items.filter(({ amount }) => amount !== 0);
}
