import type { CartLine, CartPlan } from '../cart/types';
import type { DiscountReason } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { chargedQuantity, isOnce, isUnpriced, linePrice } from './module-price';
import type { CartTotals } from './totals';

/** Why a price differs from the former one; `contact`: only sales can tell the price. */
export type PriceCause = DiscountReason | 'trial' | 'included' | 'contact';

/** Price of one cart line in minor units. A package card takes `planPrice`, a marketplace card `Item.list`, a cycle `CycleOffer.saving`. */
export interface LinePrice {
  /** Amount to pay, per month or once. */
  readonly paid: Minor;
  /** Struck-out price without the discount; null if nothing is struck out. */
  readonly former: Minor | null;
  readonly period: 'month' | 'once';
  readonly cause: PriceCause | null;
  /** `former` less `paid`, never below 0. */
  readonly saved: Minor;
}

const priceOf = (paid: Minor, list: Minor, period: LinePrice['period'], cause: PriceCause): LinePrice =>
  paid < list
    ? { paid, former: list, period, cause, saved: list - paid }
    : { paid, former: null, period, cause: null, saved: 0 };

/** Falls back to a reason for a discount that the server does not explain: yearly billing, else the bundle. */
const reasonOf = ({ discountReason, cycle }: Pick<CartPlan, 'discountReason' | 'cycle'>): DiscountReason =>
  discountReason ?? (cycle === 'year' ? 'yearly' : 'bundle');

const unpriced = (period: LinePrice['period']): LinePrice => ({
  paid: 0,
  former: null,
  period,
  cause: 'contact',
  saved: 0,
});

/** Prices the package with its bundled modules, after its discount. [MNY-11, MNY-12] */
export const planLinePrice = (
  plan: Pick<CartPlan, 'discountReason' | 'cycle' | 'price'>,
  { totalBundleNonDiscountedPrice: list, totalDiscountedPrice: paid }: CartTotals,
): LinePrice => (plan.price === null && paid === 0 ? unpriced('month') : priceOf(paid, list, 'month', reasonOf(plan)));

/** Prices a module: included in the package, or at its own price, which a trial can lower. [MNY-07, MNY-08, MNY-10] */
export function moduleLinePrice(line: CartLine): LinePrice {
  const period = isOnce(line) ? 'once' : 'month';
  if (line.bundled) return { paid: 0, former: null, period, cause: 'included', saved: 0 };
  if (isUnpriced(line)) return unpriced(period);
  const list = chargedQuantity(line) * Math.max(line.price, line.module.basePrice);
  return priceOf(linePrice(line), list, period, 'trial');
}
