import { createSelector } from '@reduxjs/toolkit';
import { yearlyPromise } from '../../domain/pricing/yearly-promise';
import { selectCatalogue, selectCatalogueCurrency } from './catalogue';
import { selectPricingPlans, selectToggles } from './pricing-plans';

// Loads alone: only the pricing table needs this, and `catalogue.ts` beside it is also loaded by the dialogs and the quote panel.

/** Returns the modules of the catalogue, which a change of the cart leaves as they are unless it brings an unread one. */
const selectModules = createSelector([selectCatalogue], ({ modules }) => modules);

/** Returns what yearly billing saves on the packages of the shown edition; null if nothing is saved. [PRC-06] */
export const selectYearlyPromise = createSelector(
  [selectPricingPlans, selectToggles, selectModules, selectCatalogueCurrency],
  (plans, { edition }, modules, currency) =>
    yearlyPromise(
      plans.filter((plan) => plan.edition === edition),
      modules,
      currency,
    ),
);
