import { createSelector } from '@reduxjs/toolkit';
import { quoteView } from '../../domain/quote/view';
import type { RootState } from '../../store/create-store';
import { selectCart } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { selectCurrency } from '../../store/selectors/config';
import { initialQuote, type QuoteState } from './slice';

/** Nothing is chosen until the flow has joined the store. */
const selectChoices = (state: RootState) =>
  ((state as RootState & { quote?: QuoteState }).quote ?? initialQuote).choices;

/** The quote for the cart with the quantities that were chosen. */
export const selectQuote = createSelector([selectCart, selectChoices, selectCatalogue, selectCurrency], quoteView);
