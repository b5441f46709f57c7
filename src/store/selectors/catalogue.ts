import { createSelector } from '@reduxjs/toolkit';
import { buildCatalogue } from '../../domain/catalogue/build';
import { isPricingPlan, variantsFor } from '../../domain/catalogue/plans';
import type { Plan, PlanCategory } from '../../domain/catalogue/types';
import { currencyOf, type Currency } from '../../domain/money/currency';
import { mayChoose } from '../../domain/subscription/policy';
import type { RootState } from '../create-store';
import { readAt } from '../slices/reads';
import { selectReadScope } from './config';

export const selectBundles = (state: RootState) => readAt(state.reads, 'bundles', selectReadScope(state)).data;
export const selectProducts = (state: RootState) => readAt(state.reads, 'products', selectReadScope(state)).data;
const selectLines = (state: RootState) => state.cart.content.lines;

/** All that this page knows of what is for sale: plans, products, and what already lies in the cart. */
export const selectCatalogue = createSelector(
  [selectBundles, selectProducts, selectLines, (state: RootState) => state.cart.currency],
  (bundles, products, lines, currency) =>
    buildCatalogue({
      currency: bundles?.currency ?? products?.currency ?? currency,
      plans: [...(products?.plans ?? []), ...(bundles?.plans ?? [])],
      modules: [
        ...Object.values(lines).map((line) => line.module),
        ...(products?.modules ?? []),
        ...(bundles?.modules ?? []),
      ],
    }),
);

/** What is for sale is priced in it; the cart may have been filled in another. */
export const selectCatalogueCurrency = (state: RootState): Currency => currencyOf(selectCatalogue(state).currency);

export interface CategoryOfPlans {
  readonly category: PlanCategory;
  readonly plans: readonly Plan[];
}

/** The pricing page: each category with the variant of each plan that the toggles select. [PRC-02, PRC-03, PRC-04, PRC-18] */
export const selectPlanCategories = createSelector(
  [selectBundles, (state: RootState) => state.preferences, (state: RootState) => state.session.account],
  (bundles, { annual, commercial }, account): readonly CategoryOfPlans[] => {
    if (!bundles) return [];
    const plans = variantsFor(
      bundles.plans.filter((plan) => isPricingPlan(plan) && mayChoose(account, plan)),
      {
        cycle: annual ? 'year' : 'month',
        edition: commercial ? 'commercial' : 'standard',
      },
    );
    return bundles.categories.map((category) => ({
      category,
      plans: plans.filter((plan) => plan.categoryId === category.id),
    }));
  },
);
