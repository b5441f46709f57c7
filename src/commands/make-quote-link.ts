import { linkWanted, type LinkUse, type Shared } from '../flows/share-link/slice';
import type { Command } from './command';

/** Makes the link of what is shared, for the clipboard, a PDF, or a mail to oneself. [REV-44] */
export const makeQuoteLink =
  (shared: Shared, as: LinkUse): Command =>
  ({ store, origin }) =>
    void store.dispatch(linkWanted({ ...shared, as, origin }));
