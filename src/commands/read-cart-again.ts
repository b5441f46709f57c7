import { cartRetried } from '../store/slices/cart';
import type { Command } from './command';

/** Reads a member's cart once more, after it could not be read. */
export const readCartAgain: Command = ({ store, origin }) => void store.dispatch(cartRetried({ origin }));
