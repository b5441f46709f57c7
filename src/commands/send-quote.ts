import type { ShareSurface } from '../domain/quote/check';
import type { Quote } from '../domain/quote/quote';
import { sharePressed } from '../flows/share-quote/slice';
import type { Command } from './command';

/**
 * Mails what the form of a surface holds.
 * @param quote what a panel knows of the quote; the cart's own without it
 */
export const sendQuote =
  (surface: ShareSurface, quote?: Quote): Command =>
  ({ store, origin }) =>
    void store.dispatch(sharePressed({ surface, quote, origin }));
