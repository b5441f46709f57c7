import type { PayloadAction } from '@reduxjs/toolkit';
import type { Quantity } from '../../domain/cart/quantity';
import { quantitiesChosen } from './cart';
import { createSlice } from '../kit/slice';

/**
 * Debounced quantities: shown at once (optimistic update), written later. They keep the order of the presses, because seats
 * change the support level.
 */
export type QuantitiesState = readonly Quantity[];

/** Appends a quantity; consecutive presses on the same item keep only the last. */
export const appendQuantity = (state: QuantitiesState, entry: Quantity): QuantitiesState => [
  ...(state.at(-1)?.id === entry.id ? state.slice(0, -1) : state),
  entry,
];

const slice = createSlice({
  name: 'quantities',
  initialState: [] as QuantitiesState,
  reducers: {
    /** Removes quantities that are written or refused; later presses stay. */
    quantitiesTaken: (state, { payload }: PayloadAction<readonly Quantity[]>): QuantitiesState =>
      state.filter(({ id, quantity }, at) => payload[at]?.id !== id || payload[at].quantity !== quantity),
  },
  also: (on) => [
    on(quantitiesChosen, (state, { payload: { entries } }): QuantitiesState => entries.reduce(appendQuantity, state)),
  ],
});

export const { quantitiesTaken } = slice.actions;
export const quantities = slice.reducer;
