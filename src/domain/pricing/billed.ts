import type { CartPlan } from '../cart/types';
import type { BillingCycle } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { planLinePrice, type PriceCause } from './line-price';
import type { CartTotals } from './totals';
import { perPeriod } from './yearly';

/** Amount of one recurring bill, and what the package saves in that period, with the cause. Minor units. */
export interface Billed {
  readonly amount: Minor;
  readonly saved: Minor;
  readonly cause: PriceCause | null;
}

/**
 * Computes one bill of the cart's recurring items. The server's own amount for the package wins if it names one for this
 * cycle.
 * @param cycle billing cycle of the account, if it is not the package's own
 */
export function billedOf(plan: CartPlan, totals: CartTotals, cycle: BillingCycle = plan.cycle): Billed {
  const per = (month: Minor): Minor => perPeriod(month, cycle);
  const { paid, former, cause } = planLinePrice(plan, totals);
  const price = (plan.cycle === cycle ? plan.billedAmount : null) ?? per(paid);
  return {
    amount: price + per(totals.totalAdditionalModulesPrice),
    saved: former === null ? 0 : per(former) - price,
    cause,
  };
}
