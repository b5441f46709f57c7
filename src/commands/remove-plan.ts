import type { Outcome } from '../store/outcome';
import { planUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/** Removes the package from the cart, with its included modules. */
export const removePlan: Command<Promise<Outcome>> = ({ store, origin }) => store.runCommand(planUnwanted({ origin }));
