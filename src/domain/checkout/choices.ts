import { isCustomSolution } from '../catalogue/custom-solution';
import { toCartPlan } from '../cart/new-line';
import { isPricingPlan } from '../catalogue/plans';
import { variantsFor } from '../catalogue/toggles';
import type { BillingCycle, Catalogue, Edition, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import type { Minor } from '../money/minor';
import { mayChoose } from '../subscription/exclusive';
import type { Account } from '../subscription/types';
import { billOf } from './bill';

/** A package that the member can change to. */
export interface PlanChoice {
  readonly plan: Plan;
  /** True for the package that the member holds now. */
  readonly isHeld: boolean;
  /** Minor units per period. */
  readonly billed: Minor;
  /** Price difference to the held package for the same period, in minor units; negative if cheaper, null if unknown. */
  readonly difference: Minor | null;
}

const billedFor = (plan: Plan, cycle: BillingCycle, currency: Currency): Minor =>
  billOf({ plan: toCartPlan(plan), lines: {} }, cycle, currency).reduce((sum, { amount }) => sum + amount, 0);

/** Sorts the packages above the held one first, cheapest first, then the others, dearest first. */
function inOrder(choices: readonly PlanChoice[]): readonly PlanChoice[] {
  const byPrice = choices.toSorted((one, other) => one.billed - other.billed);
  const isAbove = ({ difference }: PlanChoice): boolean => (difference ?? 1) > 0;
  return [...byPrice.filter(isAbove), ...byPrice.filter((choice) => !isAbove(choice)).toReversed()];
}

/**
 * Lists the packages of the account's cycle and edition: first those of the held package's category, because they do the same
 * work, then the others, and the held package last. Within each, the larger ones come first, beginning with the cheapest. [REV-20]
 */
export function planChoices(
  { plans }: Pick<Catalogue, 'plans'>,
  account: Account,
  currency: Currency,
): { readonly cycle: BillingCycle; readonly choices: readonly PlanChoice[] } {
  const { subscription } = account;
  const held =
    subscription && !isCustomSolution({ id: subscription.planId }) ? plans.get(subscription.planId) : undefined;
  const cycle: BillingCycle = held?.cycle ?? (subscription?.timeframe === 'year' ? 'year' : 'month');
  const edition: Edition = held?.edition ?? 'standard';
  const isOffered = (plan: Plan): boolean =>
    isPricingPlan(plan) && !plan.isContact && mayChoose(account, plan) && plan.cycle === cycle;
  const own = held && billedFor(held, cycle, currency);
  const choices = variantsFor([...plans.values()], { cycle, edition })
    .filter((plan) => isOffered(plan) && plan.id !== held?.id)
    .map((plan): PlanChoice => {
      const billed = billedFor(plan, cycle, currency);
      return { plan, isHeld: false, billed, difference: own === undefined ? null : billed - own };
    });
  const isAlike = ({ plan }: PlanChoice): boolean => plan.categoryId === held?.categoryId;
  const alike = inOrder(choices.filter(isAlike));
  const others = inOrder(choices.filter((choice) => !isAlike(choice)));
  const last = held ? [{ plan: held, isHeld: true, billed: own ?? 0, difference: 0 }] : [];
  return { cycle, choices: [...alike, ...others, ...last] };
}
