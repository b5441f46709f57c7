import { createSelector } from '@reduxjs/toolkit';
import { buildCatalogue } from '../../domain/catalogue/build';
import { recordsMissingFrom } from '../../domain/catalogue/missing-records';
import type { Catalogue } from '../../domain/catalogue/types';
import { saleForReseller } from '../../domain/catalogue/for-reseller';
import { currencyOf, type Currency } from '../../domain/money/currency';
import { isReseller } from '../../domain/subscription/user-type';
import type { RootState } from '../state';
import { bundles as bundlesRead, products as productsRead, selectUnlisted } from '../resources/catalogue';
import { selectReadScope } from './config';

const selectSeesNoPrices = (state: RootState): boolean => isReseller(state.session.account);

export const selectBundles = createSelector(
  [(state: RootState) => bundlesRead.at(state, selectReadScope(state)).data, selectSeesNoPrices],
  (bundles, seesNoPrices) => (bundles && seesNoPrices ? saleForReseller(bundles) : bundles),
);
const selectListed = createSelector(
  [
    (state: RootState) => productsRead.at(state, selectReadScope(state)).data,
    (state: RootState) => selectUnlisted(state, selectReadScope(state)),
  ],
  (listed, unlisted) =>
    listed && unlisted?.currency === listed.currency
      ? {
          ...listed,
          plans: [...listed.plans, ...recordsMissingFrom(unlisted.plans, listed.plans)],
          modules: [...listed.modules, ...recordsMissingFrom(unlisted.modules, listed.modules)],
        }
      : listed,
);
/**
 * Returns everything for sale: the product list and the unlisted records, which were read one by one. The list takes precedence, because a refetched
 * one may contain them.
 */
export const selectProducts = createSelector([selectListed, selectSeesNoPrices], (listed, seesNoPrices) =>
  listed && seesNoPrices ? saleForReseller(listed) : listed,
);
const selectLines = (state: RootState) => state.cart.content.lines;

/**
 * Returns what the server sells now, without items that are only remembered with a cart; null until a list is loaded. It is
 * memoized per answer, because a change of the cart must not walk a large catalogue. If the lists have two currencies, it uses
 * that of the packages and drops the rest.
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

/** Returns all that the page knows: packages, products, and the modules in the cart. */
export const selectCatalogue = createSelector([selectRead, selectLines], (known, lines) => {
  const unread = Object.values(lines).flatMap(({ module }) => (known.modules.has(module.id) ? [] : [module]));
  if (unread.length === 0) return known;
  return buildCatalogue({
    currency: known.currency,
    plans: [...known.plans.values()],
    modules: [...unread, ...known.modules.values()],
  });
});

/** Returns the currency of the catalogue; the cart may have been filled in another. */
export const selectCatalogueCurrency = (state: RootState): Currency => currencyOf(selectCatalogue(state).currency);
