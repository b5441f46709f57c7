import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { Quantity } from '../../domain/cart/quantity';
import type { Choices } from '../../domain/quote/rows';
import { createSlice } from '../../store/kit/slice';
import { accountChanged } from '../../store/slices/session';

/** The person accepts the quote: its quantities go into the cart, and the checkout follows. [QUO-03] */
export const quoteAccepted = createAction<{
  readonly entries: readonly Quantity[];
  readonly origin: string | null;
}>('quote/accepted');

export interface QuoteState {
  /** Chosen quantities, by the id of the counted item; they outlive the panel. */
  readonly choices: Choices;
  /** True while accepted quantities are being written: what the cart then shows is not another choice. */
  readonly isWriting: boolean;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly quote: QuoteState;
  }
}

export const initialQuote: QuoteState = { choices: {}, isWriting: false };

const slice = createSlice({
  name: 'quote',
  initialState: initialQuote,
  reducers: {
    choicesMade: (state, { payload }: PayloadAction<readonly Quantity[]>): QuoteState => ({
      ...state,
      choices: { ...state.choices, ...Object.fromEntries(payload.map(({ id, quantity }) => [id, quantity])) },
    }),
    /** Drops the choices for these items: they are written, or the cart has another quantity. */
    choicesDropped: (state, { payload }: PayloadAction<readonly number[]>): QuoteState => {
      const kept = Object.entries(state.choices).filter(([id]) => !payload.includes(Number(id)));
      return kept.length === Object.keys(state.choices).length
        ? state
        : { ...state, choices: Object.fromEntries(kept) };
    },
    writingEnded: (state): QuoteState => ({ ...state, isWriting: false }),
    /** Drops the choices for items that cannot be chosen any longer. */
    rowsChanged: (state, { payload }: PayloadAction<readonly number[]>): QuoteState => {
      const kept = Object.entries(state.choices).filter(([id]) => payload.includes(Number(id)));
      return kept.length === Object.keys(state.choices).length
        ? state
        : { ...state, choices: Object.fromEntries(kept) };
    },
  },
  also: (on) => [
    on(quoteAccepted, (state): QuoteState => ({ ...state, isWriting: true })),
    on(accountChanged, (state, { payload: { from } }) => (from > 0 ? initialQuote : state)),
  ],
});

export const { choicesMade, choicesDropped, writingEnded, rowsChanged } = slice.actions;
export const quote = slice.reducer;
