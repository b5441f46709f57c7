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
import { selectAccount } from '../slices/session';
import { selectReadScope } from '../selectors/config';
import { products } from '../resources/catalogue';
import { industries, platforms } from '../resources/market';

const selectPlatforms = (state: RootState) => platforms.at(state);
const selectIndustries = (state: RootState) => industries.at(state);
const selectProductsRead = (state: RootState) => products.at(state, selectReadScope(state));
const selectIsExclusive = (state: RootState): boolean => selectAccount(state).isExclusive;

/** Depends on what was read only: a change of the cart costs a card, and not the catalogue. */
const selectOffered = createSelector([selectProducts, selectIsExclusive], (sold, isExclusive) => {
  if (!sold) return null;
  const { currency, plans, modules } = sold;
  const account = { isExclusive };
  return buildCatalogue({ currency, modules, plans: plans.filter((plan) => mayChoose(account, plan)) });
});

/** The marketplace as far as it was read; null until the products are there. Without categories it has those of its modules. */
export const selectMarket = createSelector(
  [
    selectOffered,
    (state: RootState) => selectPlatforms(state).data,
    (state: RootState) => selectIndustries(state).data,
  ],
  (catalogue, shelves, branches): Market | null =>
    catalogue && marketOf({ catalogue, platforms: shelves ?? [], industries: branches ?? [] }),
);

/** Made when somebody searches for the first time, and kept as long as the catalogue. */
export const selectSearchIndex = createSelector([selectMarket], (market) => market && searchIndexOf(market));

/** Categories are waited for, so that nothing moves; a catalogue without them is still a catalogue. */
export const selectMarketStatus = (state: RootState): 'pending' | 'failed' | 'ready' => {
  const { status, data: listed } = selectProductsRead(state);
  if (!listed) return status === 'failed' ? 'failed' : 'pending';
  const isComing = [selectPlatforms(state), selectIndustries(state)].some(({ data, failure }) => !data && !failure);
  return isComing ? 'pending' : 'ready';
};
export const selectMarketFailure = (state: RootState) => selectProductsRead(state).failure;

/** What the button of one card says; a text, so that a card is drawn anew only when its own changes. */
export const selectItemButton = (state: RootState, item: Item): ItemButtonState =>
  itemButtonState(item, selectContent(state), selectAccount(state));

export const selectHeld = (state: RootState, item: Item): HeldAs | null =>
  heldAs(item, selectContent(state), selectAccount(state));

const NONE: readonly Module[] = [];

const alsoAddedTo = (state: RootState, item: Item): readonly Module[] => {
  const { catalogue } = selectMarket(state) ?? {};
  if (item.kind === 'package' || !catalogue || item.module.dependencies.length === 0) return NONE;
  return selectItemButton(state, item) === 'current-plan'
    ? NONE
    : alsoAdds(item.id, selectContent(state), catalogue, selectAccount(state));
};

/** The titles of what comes along with an item, with commas between them; '' where nothing does. */
export const selectAlsoAdds = (state: RootState, item: Item): string =>
  alsoAddedTo(state, item)
    .map(({ title }) => title)
    .join(', ');
export const selectAlsoCount = (state: RootState, item: Item): number => alsoAddedTo(state, item).length;
/** What comes along costs this much a month beside the item's own price. */
export const selectAlsoCosts = (state: RootState, item: Item): Minor =>
  alsoAddedTo(state, item)
    .map(newLine)
    .reduce((sum, line) => (isOnce(line) ? sum : sum + linePrice(line)), 0);

const NO_MARKET = { byKey: new Map<ItemKey, Item>() };

/** What a person has and wants, for filters. One for each content of the cart. */
export const selectHoldings = createSelector([selectContent, selectAccount, selectMarket], (content, account, market) =>
  holdingsOf(content, account, market ?? NO_MARKET),
);
