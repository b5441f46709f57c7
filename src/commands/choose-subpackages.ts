import { subpackagesChosen } from '../store/slices/cart';
import type { Command } from './command';

/** Chooses sub-packages of the package in the cart. */
export const chooseSubpackages =
  (codes: readonly string[]): Command =>
  ({ store, origin }) =>
    void store.dispatch(subpackagesChosen({ codes, origin }));
