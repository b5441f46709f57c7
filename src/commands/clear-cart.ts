import type { Outcome } from '../store/outcome';
import { clearPressed } from '../store/slices/cart';
import type { Command } from './command';

/** Empties the cart after a confirmation. */
export const clearCart: Command<Promise<Outcome>> = ({ store, origin }) => store.runCommand(clearPressed({ origin }));
