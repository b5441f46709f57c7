import { json } from './model';

/** What a value is kept for: what the reader has asked for, or statistics, which a reader may refuse. */
export type KeptFor = 'necessary' | 'statistics';

/** A value that the widgets keep in the browser. */
export interface Kept {
  /** Its key in storage. `…` stands for what follows, such as a language. */
  readonly key: string;
  /** `localStorage` is shared by all tabs of the site, `sessionStorage` ends with its tab. */
  readonly where: 'localStorage' | 'sessionStorage';
  readonly category: KeptFor;
  readonly purpose: string;
  /** What removes it. */
  readonly until: string;
}

const of =
  (where: Kept['where'], category: KeptFor = 'necessary') =>
  (names: string, purpose: string, until: string): readonly Kept[] =>
    names.split(' ').map((name) => ({ key: `waybill.${name}`, where, category, purpose, until }));

const site = of('localStorage');
const tab = of('sessionStorage');

/**
 * All that the widgets keep, for who writes a consent banner or a privacy policy. `tests/laws/kept.test.ts` compares it with the sources,
 * and the tests in Chromium with what browsers hold.
 */
export const KEPT: readonly Kept[] = [
  ...of('localStorage', 'statistics')(
    'utms',
    'the campaign that led here, for the address of registration',
    'a later campaign, an upgrade, or a refusal',
  ),
  ...of('sessionStorage', 'statistics')(
    'events',
    'page views and additions to the cart that wait to be sent',
    'they are sent, the tab is closed, or a refusal',
  ),
  ...site('cart', 'the cart, so that the next page shows it at once', 'the cart changes, or another member comes'),
  ...site('temporary_cart', 'the cart of a visitor, which outlives registration', 'it is in an account, or an order'),
  ...site('previous_plan_id', 'the package that was in the cart before', 'the package changes again, or an upgrade'),
  ...tab('undo', 'what can be undone', 'the cart changes again, or the tab is closed'),
  ...site('pending', 'quantities that the server has not heard yet', 'they are sent, or an upgrade'),
  ...tab('unsent_picks', 'choices that the server has not heard yet', 'they are sent, or the tab is closed'),
  ...tab('picked', 'the package that an earlier page has picked', 'it is shown, or the tab is closed'),
  ...site('merge', 'the cart that a visitor brings along at sign-in', 'it is in the account'),
  ...site('merged', 'which carts are in an account already', 'twenty later ones are'),
  ...site('cart_update', 'tells other tabs that the cart has changed', 'the order that comes from it'),
  ...site('upgrade', 'tells other tabs that the plan has changed', 'the plan changes again'),
  ...site('token timestamp', 'access to the prices', 'the next token; one is used for 5 minutes'),
  ...site('annual commercial', 'the prices that were chosen to be shown', 'others are chosen'),
  ...site('member', 'whether somebody was signed in, so that nothing flickers', 'the next visit'),
  ...site('is_gregister', 'that a visitor was sent to register', 'an order, or a subscription'),
  ...site('localization.…', 'texts that the server has corrected', 'the server sends them anew, when it says'),
  ...site('checkout activation', 'an order or a change that an earlier page has left unfinished', 'it is finished'),
  ...tab('switching', 'a change of an add-on that an earlier page has left unfinished', 'it is finished'),
  ...tab(
    'share_draft_… billing_draft guide_draft',
    'what was typed into a form; never a number of a card or an account',
    'it is sent, 10 minutes, or the tab is closed',
  ),
  ...tab('internal', 'that the reader was told of a package that is not sold publicly', 'the tab is closed'),
  ...tab('suggestions', 'what was searched for, with what was found', 'the tab is closed'),
  ...tab('invoices', 'which invoices were looked at', '10 minutes, or the tab is closed'),
  ...site('refused_headers', 'headers that the server refuses, so that a call is not made twice', 'an hour'),
  ...site('sample', 'the cart of the sample shop, on a page with `api: "mock"` only', 'the browser’s data are cleared'),
];

/** The cookie of the reference backend. The widgets set none; another server has its own. */
export const COOKIES = [
  {
    name: 'waybill_session',
    category: 'necessary',
    purpose: 'who is signed in, and whose cart it is; scripts cannot read it',
    until: '30 days, or sign-out',
  },
] as const;

/** Generates `dist/storage.json`. */
export const keptJson = (): string => json({ storage: KEPT, cookies: COOKIES });
