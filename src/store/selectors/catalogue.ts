import { createSelector } from '@reduxjs/toolkit';
import { buildCatalogue } from '../../domain/catalogue/build';
import { lacking } from '../../domain/catalogue/lacking';
import {
  choicesIn,
  isPricingPlan,
  offeredIn,
  shownToggles,
  togglesOf,
  variantsFor,
} from '../../domain/catalogue/plans';
import type { Catalogue, Plan, PlanCategory } from '../../domain/catalogue/types';
import { soldUntold } from '../../domain/catalogue/untold';
import { currencyOf, type Currency } from '../../domain/money/currency';
import { mayChoose } from '../../domain/subscription/exclusive';
import { isReseller } from '../../domain/subscription/user-type';
import type { RootState } from '../state';
import { bundles as bundlesRead, products as productsRead, selectBeside } from '../resources/catalogue';
import { selectPreferences, selectReadScope } from './config';

const selectIsUntold = (state: RootState): boolean => isReseller(state.session.account);

export const selectBundles = createSelector(
  [(state: RootState) => bundlesRead.at(state, selectReadScope(state)).data, selectIsUntold],
  (bundles, isUntold) => (bundles && isUntold ? soldUntold(bundles) : bundles),
);
const selectListed = createSelector(
  [
    (state: RootState) => productsRead.at(state, selectReadScope(state)).data,
    (state: RootState) => selectBeside(state, selectReadScope(state)),
  ],
  (listed, beside) =>
    listed && beside?.currency === listed.currency
      ? {
          ...listed,
          plans: [...listed.plans, ...lacking(beside.plans, listed.plans)],
          modules: [...listed.modules, ...lacking(beside.modules, listed.modules)],
        }
      : listed,
);
/** Everything that is for sale: the list, and what it lacks as far as that was asked for. A list that was read anew may lack less. */
export const selectProducts = createSelector([selectListed, selectIsUntold], (listed, isUntold) =>
  listed && isUntold ? soldUntold(listed) : listed,
);
const selectLines = (state: RootState) => state.cart.content.lines;

/**
 * Only what the server sells now: nothing that is merely remembered with a cart. Null where nothing was read. Indexed once for each
 * answer: a large catalogue must not be walked with every change of the cart. Of two currencies that of the packages is shown, and
 * nothing that was read in the other.
 */
export const selectShop = createSelector([selectBundles, selectProducts], (bundles, products): Catalogue | null => {
  const currency = bundles?.currency ?? products?.currency;
  if (!currency) return null;
  const listed = products?.currency === currency ? products : null;
  return buildCatalogue({
    currency,
    plans: [...(listed?.plans ?? []), ...(bundles?.plans ?? [])],
    modules: [...(listed?.modules ?? []), ...(bundles?.modules ?? [])],
  });
});

const selectRead = createSelector(
  [selectShop, (state: RootState) => state.cart.currency],
  (shop, currency) => shop ?? buildCatalogue({ currency, plans: [], modules: [] }),
);

/** All that this page knows of what is for sale: plans, products, and what already lies in the cart. */
export const selectCatalogue = createSelector([selectRead, selectLines], (known, lines) => {
  const unread = Object.values(lines).flatMap(({ module }) => (known.modules.has(module.id) ? [] : [module]));
  if (unread.length === 0) return known;
  return buildCatalogue({
    currency: known.currency,
    plans: [...known.plans.values()],
    modules: [...unread, ...known.modules.values()],
  });
});

/** What is for sale is priced in it; the cart may have been filled in another. */
export const selectCatalogueCurrency = (state: RootState): Currency => currencyOf(selectCatalogue(state).currency);

export interface CategoryOfPlans {
  readonly category: PlanCategory;
  readonly plans: readonly Plan[];
}

/** The packages of the pricing page that this account may choose, in every variant. [PRC-18] */
const selectPricingPlans = createSelector(
  [selectBundles, (state: RootState) => state.session.account],
  (bundles, account): readonly Plan[] =>
    bundles?.plans.filter((plan) => isPricingPlan(plan) && mayChoose(account, plan)) ?? [],
);

const selectOffered = createSelector([selectPricingPlans], offeredIn);

/** What the two switches of the pricing page stand at. [PRC-06, PRC-07] */
export const selectToggles = createSelector([selectPreferences, selectOffered], (set, offered) =>
  shownToggles(togglesOf(set), offered),
);

/** What the two switches have to choose from. */
export const selectChoices = createSelector([selectOffered, selectToggles], choicesIn);

/** The pricing page: each category with the variant of each plan that the toggles select. [PRC-02, PRC-03, PRC-04, PRC-18] */
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
