import type { ShareSurface } from '../domain/quote/check';
import type { Quote } from '../domain/quote/quote';
import { sharePressed } from '../flows/share-quote/slice';
import type { Command } from './command';

/**
 * Mails the quote with the draft of a surface.
 * @param quote quote that a panel passes; without it, the quote of the cart
 */
export const sendQuote =
  (surface: ShareSurface, quote?: Quote): Command =>
  ({ store, origin }) =>
    void store.dispatch(sharePressed({ surface, quote, origin }));
