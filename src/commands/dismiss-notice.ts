import { noticeSeen } from '../store/slices/cart';
import type { Command } from './command';

/** Closes what is said of the last change of the cart; Undo goes with it. */
export const dismissNotice: Command = ({ store }) => void store.dispatch(noticeSeen());
