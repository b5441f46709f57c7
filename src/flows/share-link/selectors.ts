import { toMarketplaceLinkBody, toPricingLinkBody } from '../../contract/share';
import { quoteOf } from '../../domain/quote/quote';
import type { RootState } from '../../store/state';
import { selectDraft } from '../share-quote/selectors';
import { initialShareLink, type MadeLink, type Shared, type ShareLinkState } from './slice';

/** Blank until the flow has joined the store. */
const selectShareLink = (state: RootState): ShareLinkState => state.shareLink ?? initialShareLink;

export const selectLinkBusy = (state: RootState) => selectShareLink(state).busy;
export const selectLinkDone = (state: RootState) => selectShareLink(state).done;
export const selectOpenCall = (state: RootState) => selectShareLink(state).open;

/** What a link is made of, as it is sent. [REV-44] */
export function linkBody(state: RootState, { surface, quote }: Shared): object {
  const { content, currency } = state.cart;
  const { comment } = selectDraft(state, surface);
  return surface === 'pricing'
    ? toPricingLinkBody(comment, content, currency)
    : toMarketplaceLinkBody(comment, quote ?? quoteOf(content));
}

/** The link that was made of just this; null once the cart or the comment is another. */
export function selectMadeLink(state: RootState, shared: Shared): MadeLink | null {
  const { link } = selectShareLink(state);
  return link && link.of === JSON.stringify(linkBody(state, shared)) ? link : null;
}
