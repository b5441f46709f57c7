import { shareOpened } from '../store/slices/dialogs';
import type { Command } from './command';

/** Opens the form that shares the cart as a quote; the form mails nothing by itself. [QUO-09] */
export const shareQuote: Command = ({ store, origin }) => void store.dispatch(shareOpened({ origin }));
