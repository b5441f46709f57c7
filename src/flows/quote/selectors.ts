import { createSelector } from '@reduxjs/toolkit';
import { quoteView } from '../../domain/quote/view';
import type { RootState } from '../../store/state';
import { selectCart, selectTotals } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { selectCurrency } from '../../store/selectors/config';
import { initialQuote } from './slice';

/** Returns the chosen quantities; none until the flow has joined the store. */
const selectChoices = (state: RootState) => (state.quote ?? initialQuote).choices;

const selectView = createSelector([selectCart, selectChoices, selectCatalogue, selectCurrency], quoteView);

/** Returns the quote for the cart with the chosen quantities. If these equal the cart's own, the quote takes the cart's totals. */
export const selectQuote = createSelector([selectView, selectTotals], (view, totals) => {
  const { totalDiscountedPrice: packagePrice, totalPrice: total, oneTimeTotal } = totals;
  return view.changes.length > 0 ? view : { ...view, packagePrice, total, oneTimeTotal };
});
