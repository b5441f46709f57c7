import type { Finding, FindingCode } from '../kit/finding';
import { apiAddress } from '../kit/scripts';
import { at, widgetsIn, type Rule } from '../kit/tree';

/** Widgets that are empty for a member whom the API does not know. */
const OF_ACCOUNT = new Set([
  'waybill-subscription',
  'waybill-invoice-list',
  'waybill-billing-form',
  'waybill-payment-banner',
]);

/** Second-level names under which sites are registered, such as `co.uk`. */
const SECOND = /^(ac|co|com|edu|gob|gov|ltd|net|ne|or|org)$/;
const IS_NUMBER = /^[\d.]+$|:/;

/** Returns the site of a host as browsers count it, nearly: `shop.example.co.uk` → `example.co.uk`. */
export function registeredSite(host: string): string {
  const labels = host.split('.');
  if (IS_NUMBER.test(host) || labels.length < 3) return host;
  const isLong = SECOND.test(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return labels.slice(isLong ? -3 : -2).join('.');
}

/** Finds an API on another site than the page: browsers do not send its cookie, so nobody is known. */
export const cookiesOtherSite: Rule = (facts, known) => {
  const api = apiAddress(facts);
  if (!api || !facts.address || !URL.canParse(facts.address) || !/^https?:/.test(api)) return [];
  const [page, other] = [registeredSite(new URL(facts.address).hostname), registeredSite(new URL(api).hostname)];
  const widgets = widgetsIn(facts.root, known);
  if (page === other || widgets.length === 0) return [];
  const account = widgets.find(({ tag }) => OF_ACCOUNT.has(tag));
  return [
    {
      code: 'cookies-other-site',
      severity: account ? 'warning' : 'info',
      who: 'developer',
      message: account
        ? `The API is on another site (${other}) than this page (${page}), so browsers do not send its session and <${account.tag}> knows nobody.`
        : `The API is on another site (${other}) than this page (${page}): prices and carts of visitors work, members are not known.`,
      remedy: `Serve the API under the site of the page, such as https://api.${page}.`,
      ...(account && at(account.element)),
    },
  ];
};

/** Finds a page in a frame of another site, where storage and cookies may be denied. */
export const pageFramed: Rule = ({ browser }) =>
  browser?.isFramed
    ? [
        {
          code: 'page-framed',
          severity: 'info',
          who: 'developer',
          message:
            'The page stands in a frame of another site, where browsers may deny cookies and storage: a cart may not outlive a reload.',
          remedy: 'Put the widgets into the outer page where you can.',
        },
      ]
    : [];

/**
 * Finds what a script of the page has done to the names that browsers bring.
 * @param done what it has done to them, and what that leads to
 */
const changed = (code: FindingCode, names: readonly string[], [done, leads]: readonly [string, string]): Finding[] =>
  names.length === 0
    ? []
    : [
        {
          code,
          severity: 'error',
          who: 'administrator',
          message: `A script of this page has ${done} ${names.join(', ')}. ${leads}`,
          remedy: 'Take that script out, or update it. Old libraries, such as Prototype.js 1.6, do so.',
        },
      ];

/** Finds names that a script of the page has added to every object, which breaks libraries. */
export const prototypeExtended: Rule = ({ browser }) =>
  changed(
    'prototype-extended',
    (browser?.extensions ?? []).map((name) => `Object.prototype.${name}`),
    ['added', 'That stops every widget.'],
  );

/** Finds built-in functions that a script of the page has changed: what calls them fails, or does nothing. */
export const builtInChanged: Rule = ({ browser }) =>
  changed('built-in-changed', browser?.builtIns ?? [], [
    'replaced or frozen',
    'Widgets that call it do not come, or their buttons fail.',
  ]);
