import { createSelector } from '@reduxjs/toolkit';
import { isPricingPlan } from '../../domain/catalogue/plans';
import { choicesIn, offeredIn, shownToggles, togglesOf, variantsFor } from '../../domain/catalogue/toggles';
import type { Plan, PlanCategory } from '../../domain/catalogue/types';
import { mayChoose } from '../../domain/subscription/exclusive';
import type { RootState } from '../state';
import { selectBundles } from './catalogue';
import { selectPreferences } from './config';

export interface CategoryOfPlans {
  readonly category: PlanCategory;
  readonly plans: readonly Plan[];
}

/** Returns the packages of the pricing page that this account may choose, in every variant. [PRC-18] */
export const selectPricingPlans = createSelector(
  [selectBundles, (state: RootState) => state.session.account],
  (bundles, account): readonly Plan[] =>
    bundles?.plans.filter((plan) => isPricingPlan(plan) && mayChoose(account, plan)) ?? [],
);

const selectOffered = createSelector([selectPricingPlans], offeredIn);

/** Returns the state of the pricing page's two toggles. [PRC-06, PRC-07] */
export const selectToggles = createSelector([selectPreferences, selectOffered], (set, offered) =>
  shownToggles(togglesOf(set), offered),
);

/** Returns the options of the two toggles. */
export const selectChoices = createSelector([selectOffered, selectToggles], choicesIn);

/**
 * Returns the categories of the pricing page, each with the plan variants that the toggles select.
 * [PRC-02, PRC-03, PRC-04, PRC-18]
 */
export const selectPlanCategories = createSelector(
  [selectBundles, selectPricingPlans, selectToggles],
  (bundles, sold, toggles): readonly CategoryOfPlans[] => {
    const plans = variantsFor(sold, toggles);
    return (bundles?.categories ?? []).map((category) => ({
      category,
      plans: plans.filter((plan) => plan.categoryId === category.id),
    }));
  },
);
