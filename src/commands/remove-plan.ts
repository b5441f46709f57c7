import type { Outcome } from '../store/outcome';
import { planUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/** Takes the package out of the cart, with what came with it. */
export const removePlan: Command<Promise<Outcome>> = ({ store, origin }) => store.runCommand(planUnwanted({ origin }));
