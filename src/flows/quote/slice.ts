import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { Quantity } from '../../domain/cart/quantity';
import type { Choices } from '../../domain/quote/rows';
import { createSlice } from '../../store/kit/slice';

/** The person accepts the quote: its quantities go into the cart, and the checkout follows. [QUO-03] */
export const quoteAccepted = createAction<{
  readonly entries: readonly Quantity[];
  readonly origin: string | null;
}>('quote/accepted');

export interface QuoteState {
  /** Chosen quantities, by the id of the counted item; they outlive the panel. */
  readonly choices: Choices;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly quote: QuoteState;
  }
}

export const initialQuote: QuoteState = { choices: {} };

const slice = createSlice({
  name: 'quote',
  initialState: initialQuote,
  reducers: {
    choicesMade: ({ choices }, { payload }: PayloadAction<readonly Quantity[]>): QuoteState => ({
      choices: { ...choices, ...Object.fromEntries(payload.map(({ id, quantity }) => [id, quantity])) },
    }),
    /** Drops the choices for items that cannot be chosen any longer. */
    rowsChanged: (state, { payload }: PayloadAction<readonly number[]>): QuoteState => {
      const kept = Object.entries(state.choices).filter(([id]) => payload.includes(Number(id)));
      return kept.length === Object.keys(state.choices).length ? state : { choices: Object.fromEntries(kept) };
    },
  },
});

export const { choicesMade, rowsChanged } = slice.actions;
export const quote = slice.reducer;
