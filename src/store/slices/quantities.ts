import type { PayloadAction } from '@reduxjs/toolkit';
import type { Quantity } from '../../domain/cart/quantity';
import { quantitiesChosen } from './cart';
import { createSlice } from '../kit/slice';

/** Quantities that are shown at once and written after a moment of rest, by the ids of what they are of. */
export type QuantitiesState = Readonly<Record<number, number>>;

const slice = createSlice({
  name: 'quantities',
  initialState: {} as QuantitiesState,
  reducers: {
    /** They are in the cart now, or will never be; what was chosen since then stays. */
    quantitiesTaken: (state, { payload }: PayloadAction<readonly Quantity[]>): QuantitiesState => {
      const left = Object.entries(state).filter(
        ([id, quantity]) => !payload.some((taken) => taken.id === Number(id) && taken.quantity === quantity),
      );
      return Object.fromEntries(left);
    },
  },
  also: (on) => [
    on(quantitiesChosen, (state, { payload: { entries } }): QuantitiesState => ({
      ...state,
      ...Object.fromEntries(entries.map(({ id, quantity }) => [id, quantity])),
    })),
  ],
});

export const { quantitiesTaken } = slice.actions;
export const quantities = slice.reducer;
