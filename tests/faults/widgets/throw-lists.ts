import type { Row } from './row';

const visit = (widget: string, markup = ''): Row => ({ widget, endpoint: 'session', markup, good: () => true });

/** Visits to widgets that no fault row comes to, because they call no server. */
export const VISITS = [
  visit('faq', '<waybill-faq><details><summary>Why?</summary>Because.</details></waybill-faq>'),
  visit('video', 'src="https://player.example/1"'),
  visit('config', '<waybill-config><p>Shop</p></waybill-config>'),
  visit('chat-button'),
  visit('payment-banner'),
] satisfies readonly Row[];

const AROUND =
  'it stands around every view: without it there are no texts to say it with, so that the page’s own content stands';
const STAYS = 'the change stays shown, because it may have been written, so that the same press has nothing to change';
const QUESTION =
  'nobody pressed: the pick of an earlier page is put in, beside the other plan with which its row begins';
/** Places that are not planted, with the reason. */
export const SPARED: Readonly<Record<string, string>> = {
  'view Wrapped': AROUND,
  'view Root': AROUND,
  'view Provider': AROUND,
  'view I18nProvider': AROUND,
  'React effect of Root': AROUND,
  'React effect of I18nProvider': AROUND,
  'effect store: cart/moduleWanted, before cartAdd': STAYS,
  'effect store: cart/quantitiesChosen 2, first': STAYS,
  'effect store: session/sessionRead, before cartAdd': QUESTION,
  'effect store: session/sessionRead, after cartAdd': QUESTION,
  'handler OfferRow onFocus': 'the press that follows still counts, so that its row cannot begin anew',
};

const LIKE_OTHERS = 'no row comes to it; it is registered by the same function as those that are played';
const UNREAD = 'no widget reads it';
/** Effects, selectors and widgets that no row comes to, with the reason. */
export const UNMET: Readonly<Record<string, string>> = {
  'store: matcher': LIKE_OTHERS,
  'store: cart/noticeDismissed': LIKE_OTHERS,
  'store: cart/subpackagesChosen': LIKE_OTHERS,
  'store: cart/hashSeen': LIKE_OTHERS,
  'store: cart/planUnwanted': LIKE_OTHERS,
  'store: cart/trialWanted': LIKE_OTHERS,
  'store: cart/retried': LIKE_OTHERS,
  'store: cart/received': LIKE_OTHERS,
  'store: cart/persistedOverwritten': LIKE_OTHERS,
  'invoice: invoice/bulkAsked': LIKE_OTHERS,
  'activation: checkout/found': LIKE_OTHERS,
  'checkout: checkout/found': LIKE_OTHERS,
  'checkout: checkout/reviewRetried': LIKE_OTHERS,
  'checkout: matcher': LIKE_OTHERS,
  'openQuote: openQuote/quoteFollowed': LIKE_OTHERS,
  'selector selectCartSnapshot': 'read when an order begins elsewhere, by no widget',
  'selector selectOrderProgress': UNREAD,
  'selector selectShareProgress': UNREAD,
  'selector selectCycleSaving': 'no row shows another cycle of the plan in the cart',
};
