import { categoryUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/** Removes all add-ons of a category at once. */
export const removeCategory =
  (categoryId: number): Command =>
  ({ store, origin }) =>
    void store.dispatch(categoryUnwanted({ categoryId, origin }));
