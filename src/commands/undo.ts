import type { Outcome } from '../store/outcome';
import { undoPressed } from '../store/slices/cart';
import type { Command } from './command';

/** Undoes the last undoable change of the cart. */
export const undo: Command<Promise<Outcome>> = ({ store, origin }) => store.runCommand(undoPressed({ origin }));
