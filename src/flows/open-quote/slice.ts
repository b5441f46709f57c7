import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';

export interface OpenQuoteState {
  /** Of the quote whose link was followed last; null before any. */
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
    /** Somebody followed the link of a shared quote to this page. A listener puts it into the cart. */
    quoteFollowed: (_: OpenQuoteState, { payload }: PayloadAction<string>): OpenQuoteState => ({ id: payload }),
  },
});

export const { quoteFollowed } = slice.actions;
export const openQuote = slice.reducer;
