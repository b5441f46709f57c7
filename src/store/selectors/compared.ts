import { createSelector } from '@reduxjs/toolkit';
import { described } from '../../domain/catalogue/compare';
import { selectBundles, selectCatalogue } from './catalogue';
import { selectPlanCategories } from './pricing-plans';

// Loads alone: only the comparison of packages needs this, and `catalogue.ts` beside it is also loaded by the pricing table, the dialogs and the quote panel.

/** Returns the categories of the pricing page with the contents of their packages. */
export const selectCompared = createSelector([selectPlanCategories, selectCatalogue], (categories, catalogue) =>
  categories.map(({ category, plans }) => ({ category, plans: described(plans, catalogue) })),
);

/** Returns true if the packages do not list their contents, so that the product list is needed. */
export const selectLacksModules = createSelector(
  [selectBundles],
  (bundles) => bundles?.modules.length === 0 && !bundles.plans.some(({ features }) => features.length > 0),
);
