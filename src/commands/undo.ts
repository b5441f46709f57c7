import type { Outcome } from '../store/outcome';
import { undoPressed } from '../store/slices/cart';
import type { Command } from './command';

/** Takes back the last change of the cart that can be taken back. */
export const undo: Command<Promise<Outcome>> = ({ store, origin }) => store.runCommand(undoPressed({ origin }));
