import type { PayloadAction } from '@reduxjs/toolkit';
import type { Quantity } from '../../domain/cart/quantity';
import { quantitiesChosen } from './cart';
import { createSlice } from '../kit/slice';

/** Quantities that are shown at once and written after a moment of rest, in the order of the presses: seats move the support level. */
export type QuantitiesState = readonly Quantity[];

/** Of presses on the same thing in a row the last counts. */
export const pressed = (state: QuantitiesState, entry: Quantity): QuantitiesState => [
  ...(state.at(-1)?.id === entry.id ? state.slice(0, -1) : state),
  entry,
];

const slice = createSlice({
  name: 'quantities',
  initialState: [] as QuantitiesState,
  reducers: {
    /** They are in the cart now, or will never be; what was chosen since then stays. */
    quantitiesTaken: (state, { payload }: PayloadAction<readonly Quantity[]>): QuantitiesState =>
      state.filter(({ id, quantity }, at) => payload[at]?.id !== id || payload[at].quantity !== quantity),
  },
  also: (on) => [
    on(quantitiesChosen, (state, { payload: { entries } }): QuantitiesState => entries.reduce(pressed, state)),
  ],
});

export const { quantitiesTaken } = slice.actions;
export const quantities = slice.reducer;
