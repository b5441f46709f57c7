import type { PayloadAction } from '@reduxjs/toolkit';
import type { BillingCycle, Edition } from '../../domain/catalogue/types';
import { createSlice } from '../kit/slice';

/** State of the pricing page: its two toggles, which are persisted between visits, and what is to be compared. [PRC-06 … PRC-09] */
export interface PreferencesState {
  readonly annual: boolean;
  readonly commercial: boolean;
  /** The latest wish to see the comparison; null until there is one. A new object for each press. */
  readonly compared: Comparison | null;
}

export interface Comparison {
  /** Path of the category to compare; null leaves it as it is. */
  readonly category: string | null;
}

const initialState: PreferencesState = { annual: true, commercial: false, compared: null };

const slice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    cycleChosen: (state, { payload }: PayloadAction<BillingCycle>) => ({ ...state, annual: payload === 'year' }),
    editionChosen: (state, { payload }: PayloadAction<Edition>) => ({ ...state, commercial: payload === 'commercial' }),
    comparisonWanted: (state, { payload }: PayloadAction<Comparison>) => ({ ...state, compared: payload }),
    preferencesRestored: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({ ...state, ...payload }),
  },
});

export const { cycleChosen, editionChosen, comparisonWanted, preferencesRestored } = slice.actions;
export const preferences = slice.reducer;
