import { categoryUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/** Takes out all add-ons of a category at once. */
export const removeCategory =
  (categoryId: number): Command =>
  ({ store, origin }) =>
    void store.dispatch(categoryUnwanted({ categoryId, origin }));
