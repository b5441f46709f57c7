import { quantitiesChosen } from '../store/slices/cart';
import type { Command } from './command';

/** So many units of a metered module, or of what a package counts. It is shown at once, and written after a moment of rest. */
export const setQuantity =
  (id: number, quantity: number): Command =>
  ({ store, origin }) =>
    void store.dispatch(quantitiesChosen({ entries: [{ id, quantity }], origin }));
