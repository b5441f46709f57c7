import { linkWanted, type LinkUse, type Shared } from '../flows/share-link/slice';
import type { Command } from './command';

/** Creates the link of the shared content, to copy it, download its PDF, or mail that to the member. [REV-44] */
export const makeQuoteLink =
  (shared: Shared, as: LinkUse): Command =>
  ({ store, origin }) =>
    void store.dispatch(linkWanted({ ...shared, as, origin }));
