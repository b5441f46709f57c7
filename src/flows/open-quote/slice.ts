import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';

export interface OpenQuoteState {
  /** Id of the quote whose link was followed last; null before the first. */
  readonly id: string | null;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly openQuote: OpenQuoteState;
  }
}

const initialState: OpenQuoteState = { id: null };

const slice = createSlice({
  name: 'openQuote',
  initialState,
  reducers: {
    /** The person followed the link of a shared quote to this page; an effect (listener) puts the quote into the cart. */
    quoteFollowed: (_: OpenQuoteState, { payload }: PayloadAction<string>): OpenQuoteState => ({ id: payload }),
  },
});

export const { quoteFollowed } = slice.actions;
export const openQuote = slice.reducer;
