import { noticeDismissed } from '../store/slices/cart';
import type { Command } from './command';

/** Closes the notice about the last change of the cart, and with it the Undo. */
export const dismissNotice: Command = ({ store }) => void store.dispatch(noticeDismissed());
