import type { ModuleId } from '../domain/catalogue/types';
import type { Outcome } from '../store/outcome';
import { moduleWanted } from '../store/slices/cart';
import type { Command } from './command';

/** Puts a module into the cart, with all that it needs. */
export const addModule =
  (id: ModuleId): Command<Promise<Outcome>> =>
  ({ store, origin }) =>
    store.runCommand(moduleWanted({ id, origin }));
