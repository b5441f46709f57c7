import type { PayloadAction } from '@reduxjs/toolkit';
import type { BillingCycle, Edition } from '../../domain/catalogue/types';
import { createSlice } from '../kit/slice';

/** State of the pricing page's two toggles, persisted between visits. [PRC-06 … PRC-09] */
export interface PreferencesState {
  readonly annual: boolean;
  readonly commercial: boolean;
}

const initialState: PreferencesState = { annual: true, commercial: false };

const slice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    cycleChosen: (state, { payload }: PayloadAction<BillingCycle>) => ({ ...state, annual: payload === 'year' }),
    editionChosen: (state, { payload }: PayloadAction<Edition>) => ({ ...state, commercial: payload === 'commercial' }),
    preferencesRestored: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({ ...state, ...payload }),
  },
});

export const { cycleChosen, editionChosen, preferencesRestored } = slice.actions;
export const preferences = slice.reducer;
