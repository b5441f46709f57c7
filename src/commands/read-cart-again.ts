import { cartRetried } from '../store/slices/cart';
import type { Command } from './command';

/** Retries the failed read of a member's cart. */
export const readCartAgain: Command = ({ store, origin }) => void store.dispatch(cartRetried({ origin }));
