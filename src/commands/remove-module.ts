import type { ModuleId } from '../domain/catalogue/types';
import type { Outcome } from '../store/outcome';
import { moduleUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/** Removes a module from the cart, with what depends on it. */
export const removeModule =
  (id: ModuleId): Command<Promise<Outcome>> =>
  ({ store, origin }) =>
    store.runCommand(moduleUnwanted({ id, origin }));
