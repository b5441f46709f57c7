import { createAction, type PayloadAction } from '@reduxjs/toolkit';
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

/** Quantities that could not be written are tried again. */
export const quantitiesRetried = createAction<{
  readonly entries: readonly Quantity[];
  /** All quantities of the burst that they were chosen in, by which the slice knows which came later. */
  readonly burst: readonly Quantity[];
  readonly origin: string | null;
}>('quantities/retried');

/** Returns the quantities that were chosen after those of a burst, of which the first may be taken already. */
const laterThan = (state: QuantitiesState, burst: readonly Quantity[]): QuantitiesState =>
  state.filter(({ id, quantity }, at) => burst[at]?.id !== id || burst[at].quantity !== quantity);

/**
 * Returns the quantities to choose for a retry. What was chosen later stands: its items are not retried, and it is chosen once more
 * after the others, because seats change the support level.
 */
export function retriedQuantities(
  state: QuantitiesState,
  { entries, burst }: ReturnType<typeof quantitiesRetried>['payload'],
): readonly Quantity[] {
  const later = laterThan(state, burst);
  const retried = entries.filter(({ id }) => later.every((entry) => entry.id !== id));
  return retried.length > 0 ? [...retried, ...later] : [];
}

const slice = createSlice({
  name: 'quantities',
  initialState: [] as QuantitiesState,
  reducers: {
    /** Removes quantities that are written or refused; later presses stay. */
    quantitiesTaken: (state, { payload }: PayloadAction<readonly Quantity[]>): QuantitiesState =>
      laterThan(state, payload),
  },
  also: (on) => [
    on(quantitiesChosen, (state, { payload: { entries } }): QuantitiesState => entries.reduce(appendQuantity, state)),
  ],
});

export const { quantitiesTaken } = slice.actions;
export const quantities = slice.reducer;
