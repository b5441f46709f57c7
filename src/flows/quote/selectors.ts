import { createSelector } from '@reduxjs/toolkit';
import { quoteView } from '../../domain/quote/view';
import type { RootState } from '../../store/state';
import { selectCart, selectTotals } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { selectCurrency } from '../../store/selectors/config';
import { initialQuote } from './slice';

/** Nothing is chosen until the flow has joined the store. */
const selectChoices = (state: RootState) => (state.quote ?? initialQuote).choices;

const selectView = createSelector([selectCart, selectChoices, selectCatalogue, selectCurrency], quoteView);

/** The quote for the cart with the quantities that were chosen; where they are the cart's own it costs what the cart does. */
export const selectQuote = createSelector([selectView, selectTotals], (view, totals) => {
  const { totalDiscountedPrice: packagePrice, totalPrice: total, oneTimeTotal } = totals;
  return view.changes.length > 0 ? view : { ...view, packagePrice, total, oneTimeTotal };
});
