import type { EndpointName } from '../../../src/api/endpoints';

const AROUND =
  'it stands around every view, without texts to say it with, so that the page’s own content stands: throws-frame.test.ts';
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
  'effect store: cart/moduleWanted, before cartAdd': STAYS,
  'effect store: cart/quantitiesChosen 2, first': STAYS,
  'effect store: session/sessionRead, before cartAdd': QUESTION,
  'effect store: session/sessionRead, after cartAdd': QUESTION,
  'handler OfferRow onFocus': 'the press that follows still counts, so that its row cannot begin anew',
};

const OTHER_ACCOUNT = 'no row lets another account come to an open page; tests/store/account-change.test.ts does';

const CODES = 'it has the codes that a requirement names, which no widget shows: tests/laws/exports.test.ts';
/** Effects, selectors and widgets that no row comes to, with the reason. */
export const UNMET: Readonly<Record<string, string>> = {
  'selector selectOrderProgress': CODES,
  'selector selectShareProgress': CODES,
  ...Object.fromEntries(
    ['activation', 'checkout', 'migration', 'share', 'upgrade'].map((flow) => [
      `${flow}: session/accountChanged`,
      OTHER_ACCOUNT,
    ]),
  ),
  'store: quantities/retried':
    'it only chooses the quantities again, which has its places; tests/store/try-again.test.ts presses it',
  'quote: matcher': 'no row changes the cart beside a choice of the quote; tests/store/quote.test.ts does',
};

/**
 * Selectors that subscribers of the store call with every action, and the read in whose row they are planted too: there nothing but the
 * read itself dispatches, so that it would be rejected.
 */
export const IN_READS: Readonly<Record<string, EndpointName>> = {
  'selector selectCartDetail': 'subscriptionInfo',
  'selector selectCurrency': 'subscriptionInfo',
  'selector selectDialog': 'subscriptionInfo',
  'selector selectShareModal': 'subscriptionInfo',
};
