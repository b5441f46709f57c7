import { createSelector } from '@reduxjs/toolkit';
import { buildCatalogue } from '../../domain/catalogue/build';
import { newLine } from '../../domain/cart/new-line';
import type { Module } from '../../domain/catalogue/types';
import { holdingsOf } from '../../domain/marketplace/holdings';
import { marketOf } from '../../domain/marketplace/index-of';
import { searchIndexOf } from '../../domain/marketplace/search';
import { alsoAdds, heldAs, itemButtonState, type HeldAs, type ItemButtonState } from '../../domain/marketplace/state';
import type { Item, ItemKey, Market } from '../../domain/marketplace/types';
import type { Minor } from '../../domain/money/minor';
import { isOnce, linePrice } from '../../domain/pricing/module-price';
import { mayChoose } from '../../domain/subscription/exclusive';
import type { RootState } from '../state';
import { selectContent } from '../selectors/cart-lines';
import { selectProducts } from '../selectors/catalogue';
import { selectAccount, selectViewer } from '../slices/session';
import { selectReadScope } from '../selectors/config';
import { products } from '../resources/catalogue';
import { industries, platforms } from '../resources/market';

const selectPlatforms = (state: RootState) => platforms.at(state);
const selectIndustries = (state: RootState) => industries.at(state);
const selectProductsRead = (state: RootState) => products.at(state, selectReadScope(state));
const selectIsExclusive = (state: RootState): boolean => selectAccount(state).isExclusive;

/** Depends only on server data, so that a change of the cart does not rebuild the catalogue. */
const selectOffered = createSelector([selectProducts, selectIsExclusive], (sold, isExclusive) => {
  if (!sold) return null;
  const { currency, plans, modules } = sold;
  const account = { isExclusive };
  return buildCatalogue({ currency, modules, plans: plans.filter((plan) => mayChoose(account, plan)) });
});

/** Returns the marketplace; null until the products are loaded. Without platforms it takes the categories of its modules. */
export const selectMarket = createSelector(
  [
    selectOffered,
    (state: RootState) => selectPlatforms(state).data,
    (state: RootState) => selectIndustries(state).data,
  ],
  (catalogue, shelves, branches): Market | null =>
    catalogue && marketOf({ catalogue, platforms: shelves ?? [], industries: branches ?? [] }),
);

/** Builds the search index with the first search; memoized as long as the catalogue stays. */
export const selectSearchIndex = createSelector([selectMarket], (market) => market && searchIndexOf(market));

/**
 * Returns the loading state of the marketplace. It waits for the categories, to avoid layout shifts, but works without them if
 * their read fails.
 */
export const selectMarketStatus = (state: RootState): 'pending' | 'failed' | 'ready' => {
  const { status, data: listed } = selectProductsRead(state);
  if (!listed) return status === 'failed' ? 'failed' : 'pending';
  const isComing = [selectPlatforms(state), selectIndustries(state)].some(({ data, failure }) => !data && !failure);
  return isComing ? 'pending' : 'ready';
};
export const selectMarketFailure = (state: RootState) => selectProductsRead(state).failure;

/** Returns the button state of a card as a string, so that a card renders again only if its own state changes. */
export const selectItemButton = (state: RootState, item: Item): ItemButtonState =>
  itemButtonState(item, selectContent(state), selectViewer(state));

export const selectHeld = (state: RootState, item: Item): HeldAs | null =>
  heldAs(item, selectContent(state), selectAccount(state));

const NONE: readonly Module[] = [];

const alsoAddedTo = (state: RootState, item: Item): readonly Module[] => {
  const { catalogue } = selectMarket(state) ?? {};
  if (item.kind === 'package' || !catalogue || item.module.dependencies.length === 0) return NONE;
  // Only a button that adds the item brings its dependencies along.
  if (item.site !== null || ['current-plan', 'contact'].includes(selectItemButton(state, item))) return NONE;
  return alsoAdds(item.id, selectContent(state), catalogue, selectAccount(state));
};

/** Returns the titles of the modules that an item brings along, separated by commas; an empty string if there are none. */
export const selectAlsoAdds = (state: RootState, item: Item): string =>
  alsoAddedTo(state, item)
    .map(({ title }) => title)
    .join(', ');
export const selectAlsoCount = (state: RootState, item: Item): number => alsoAddedTo(state, item).length;
/** Returns the monthly price of the modules that an item brings along, in minor units. */
export const selectAlsoCosts = (state: RootState, item: Item): Minor =>
  alsoAddedTo(state, item)
    .map(newLine)
    .reduce((sum, line) => (isOnce(line) ? sum : sum + linePrice(line)), 0);

const NO_MARKET = { byKey: new Map<ItemKey, Item>() };

/** Returns what the person holds and has in the cart, for the filters. */
export const selectHoldings = createSelector([selectContent, selectAccount, selectMarket], (content, account, market) =>
  holdingsOf(content, account, market ?? NO_MARKET),
);
