import { createSelector } from '@reduxjs/toolkit';
import { moduleOffers, upsellOffers, type ModuleOffer, type UpsellOffers } from '../../domain/pricing/offers';
import type { RootState } from '../state';
import { crossSell, type CrossSellScope } from '../resources/catalogue';
import { selectCart } from './cart';
import { selectCatalogue } from './catalogue';
import { selectAccount } from '../slices/session';
import { selectCurrency, selectReadScope } from './config';

/** What the server said goes well with the package in the cart, as far as it is for sale and not in there. [CRT-54] */
export const selectUpsell = createSelector([selectCart, selectCatalogue, selectAccount, selectCurrency], upsellOffers);

/** Whether something is on offer that this page has not read yet. */
export const selectHasUnreadOffers = createSelector(
  [selectCart, selectCatalogue],
  ({ upsell }, { plans, modules }): boolean =>
    upsell !== null && !(upsell.ids.every((id) => plans.has(id)) && upsell.modules.every((id) => modules.has(id))),
);

const selectIds = ({ cart }: RootState): string => Object.keys(cart.content.lines).join(',');

/** What cross-sell is asked with: null where nothing is in the cart. One for each content. [API-36] */
export const selectCrossSellScope = createSelector([selectReadScope, selectIds], (scope, ids): CrossSellScope | null =>
  ids ? { ...scope, ids: ids.split(',').map(Number) } : null,
);

/** The answer for this content; until it is there, that for the last content that has one, so that nothing flickers. */
function answerFor(state: RootState, scope: CrossSellScope) {
  const exact = crossSell.at(state, scope).data;
  if (exact) return exact;
  const prefix = `${crossSell.keyOf({ ...scope, ids: [] }, state)}/`;
  const last = Object.keys(state.reads).findLast((key) => key.startsWith(prefix) && state.reads[key]?.data);
  const ids = last?.slice(prefix.length).split('/').map(Number);
  return ids ? crossSell.at(state, { ...scope, ids }).data : null;
}

const NOTHING: readonly ModuleOffer[] = [];

const selectAnswer = (state: RootState) => {
  const scope = selectCrossSellScope(state);
  return scope && answerFor(state, scope);
};

/** Add-ons that go well with the cart: not in it, and not among the upsell either. [API-36] */
export const selectCrossSell = createSelector(
  [selectCart, selectUpsell, selectCurrency, selectAnswer],
  (cart, upsell: UpsellOffers, currency, answer): readonly ModuleOffer[] => {
    // Amounts of another currency than the cart's can't stand beside it.
    if (!answer || answer.currency !== currency.code) return NOTHING;
    const known = new Set(upsell.modules.map(({ module }) => module.id));
    return moduleOffers(cart, answer.modules).filter(({ module }) => !known.has(module.id));
  },
);
