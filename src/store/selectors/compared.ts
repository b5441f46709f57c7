import { createSelector } from '@reduxjs/toolkit';
import { described } from '../../domain/catalogue/compare';
import { selectBundles, selectCatalogue, selectPlanCategories } from './catalogue';

// Loads alone: only the comparison of packages needs this, and `catalogue.ts` beside it is also loaded by the pricing table, the dialogs and the quote panel.

/** The categories of the pricing page, each with what its packages contain. */
export const selectCompared = createSelector([selectPlanCategories, selectCatalogue], (categories, catalogue) =>
  categories.map(({ category, plans }) => ({ category, plans: described(plans, catalogue) })),
);

/** The packages do not say what they contain, and their modules stand in another list. */
export const selectLacksModules = createSelector(
  [selectBundles],
  (bundles) => bundles?.modules.length === 0 && !bundles.plans.some(({ features }) => features.length > 0),
);
