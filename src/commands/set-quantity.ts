import { quantitiesChosen } from '../store/slices/cart';
import type { Command } from './command';

/**
 * Sets the quantity of a metered module, or of a package's usage item. It is shown at once (optimistic update), and the write is
 * debounced.
 */
export const setQuantity =
  (id: number, quantity: number): Command =>
  ({ store, origin }) =>
    void store.dispatch(quantitiesChosen({ entries: [{ id, quantity }], origin }));
