import { toMarketplaceLinkBody, toPricingLinkBody } from '../../contract/share';
import { quoteOf } from '../../domain/quote/quote';
import type { RootState } from '../../store/state';
import { selectWords } from '../share-quote/selectors';
import { initialShareLink, type MadeLink, type Shared, type ShareLinkState } from './slice';

/** Returns the flow's state; its initial state until the flow has joined the store. */
const selectShareLink = (state: RootState): ShareLinkState => state.shareLink ?? initialShareLink;

export const selectLinkBusy = (state: RootState) => selectShareLink(state).busy;
export const selectLinkDone = (state: RootState) => selectShareLink(state).done;
export const selectOpenCall = (state: RootState) => selectShareLink(state).open;

/** Builds the request body for a link. [REV-44] */
export function linkBody(state: RootState, { surface, quote }: Shared): object {
  const { content, currency } = state.cart;
  const words = selectWords(state, surface);
  return surface === 'pricing'
    ? toPricingLinkBody(words, content, currency)
    : toMarketplaceLinkBody(words, quote ?? quoteOf(content));
}

/** Returns the link that was made of the current content; null once the cart or the comment changes. */
export function selectMadeLink(state: RootState, shared: Shared): MadeLink | null {
  const { link } = selectShareLink(state);
  return link && link.of === JSON.stringify(linkBody(state, shared)) ? link : null;
}
