import { createSelector } from '@reduxjs/toolkit';
import { moduleOffers, upsellOffers, type ModuleOffer, type UpsellOffers } from '../../domain/pricing/offers';
import type { RootState } from '../state';
import { crossSell, type CrossSellScope } from '../resources/catalogue';
import { selectCart } from './cart';
import { selectCatalogue } from './catalogue';
import { selectAccount } from '../slices/session';
import { selectCurrency, selectReadScope } from './config';

/** Returns the server's upsell for the package in the cart, without items that are not for sale or in the cart already. [CRT-54] */
export const selectUpsell = createSelector([selectCart, selectCatalogue, selectAccount, selectCurrency], upsellOffers);

/** Returns true if the upsell names items that the page has not loaded yet. */
export const selectHasUnreadOffers = createSelector(
  [selectCart, selectCatalogue],
  ({ upsell }, { plans, modules }): boolean =>
    upsell !== null && !(upsell.ids.every((id) => plans.has(id)) && upsell.modules.every((id) => modules.has(id))),
);

const selectIds = ({ cart }: RootState): string => Object.keys(cart.content.lines).join(',');

/** Returns the query for cross-sell, memoized per content; null for an empty cart. [API-36] */
export const selectCrossSellScope = createSelector([selectReadScope, selectIds], (scope, ids): CrossSellScope | null =>
  ids ? { ...scope, ids: ids.split(',').map(Number) } : null,
);

const NOTHING: readonly ModuleOffer[] = [];

/** Returns true if the cross-sell for a cart has arrived. */
export const selectIsAnswered = (state: RootState, scope: CrossSellScope | null): boolean =>
  scope !== null && crossSell.at(state, scope).data !== null;

const selectAnswer = (state: RootState, scope: CrossSellScope | null) => scope && crossSell.at(state, scope).data;

/**
 * Returns the cross-sell add-ons that are neither in the cart nor in the upsell. [API-36]
 * @param scope the cart whose answer is shown: the present one, or an earlier one until its answer arrives
 */
export const selectCrossSell = createSelector(
  [selectCart, selectUpsell, selectCurrency, selectAnswer],
  (cart, upsell: UpsellOffers, currency, answer): readonly ModuleOffer[] => {
    // Cross-sell in another currency than the cart's is not shown.
    if (!answer || answer.currency !== currency.code) return NOTHING;
    const known = new Set(upsell.modules.map(({ module }) => module.id));
    return moduleOffers(cart, answer.modules).filter(({ module }) => !known.has(module.id));
  },
);
