import { addressKey, addressProblem, MAX_ADDRESS } from '../../../src/domain/quote/address';
import { isTooLong, MAX_NAME, MAX_TEXT, sanitiseComment } from '../../../src/domain/quote/comment';
import { MAX_QUANTITY, type Quantity } from '../../../src/domain/cart/quantity';
import { wholeNumber } from '../http/reply';
import type { Language } from '../texts/language';
import { sayIn, type Say } from '../texts/texts';
import { quantitiesOf } from './content';

/** The maximum number of recipients of one quote, so that it cannot send spam. */
export const MAX_RECIPIENTS = 250;

/** A share request from either surface. [API-12, API-13, docs/decisions/0040] */
export interface ShareRequest {
  readonly addresses: readonly string[];
  /** Plain text without markup. */
  readonly comment: string;
  /** The name that the sender gave; empty for none. A member's own name stands above it. */
  readonly name: string;
  readonly isLater: boolean;
  /** True where no mail is sent and the sender passes the link on. [REV-44] */
  readonly isLink: boolean;
  readonly what:
    | { readonly kind: 'cart'; readonly cart: unknown }
    | { readonly kind: 'quote'; readonly quantity: number | null; readonly usages: readonly Quantity[] };
}

/** The validation messages of the two surfaces. [docs/decisions/0040] */
const TEXTS = {
  pricing: {
    required: 'Please enter at least one email address',
    invalid: 'input contains invalid emails',
    duplicate: 'input contains duplicate email(s)',
  },
  marketplace: {
    required: 'Please enter at least one email address.',
    invalid: 'Input contains invalid email(s).',
    duplicate: 'Input contains duplicate email(s).',
  },
} as const;

type Read = ShareRequest | { readonly fault: string };

/** Returns the validation error of the addresses, or null. [QUO-22 … QUO-27] */
function addressFault(
  addresses: readonly unknown[],
  texts: (typeof TEXTS)[keyof typeof TEXTS],
  say: Say,
): string | null {
  if (addresses.length === 0) return texts.required;
  if (addresses.length > MAX_RECIPIENTS) return say('too_many_addresses', { max: MAX_RECIPIENTS });
  const known = new Set<string>();
  for (const one of addresses) {
    const problem = typeof one === 'string' ? addressProblem(one) : 'invalid';
    if (problem) return problem === 'too-long' ? say('address_too_long', { max: MAX_ADDRESS }) : texts.invalid;
    known.add(addressKey(String(one)));
  }
  return known.size < addresses.length ? texts.duplicate : null;
}

function commentOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && !isTooLong(value) ? sanitiseComment(value) : null;
}

function nameOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && value.length <= MAX_NAME ? value : null;
}

type Body = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Returns whether a share asks for the link alone. */
const asksForLink = (link: unknown, addresses: readonly unknown[]): boolean =>
  wholeNumber(link) === 1 && addresses.length === 0;

function readPricing(
  { emails, comments, cart, link, name: given }: Body,
  say: Say,
  texts: (typeof TEXTS)[keyof typeof TEXTS],
): Read {
  const addresses: readonly unknown[] = Array.isArray(emails) ? emails : [];
  const isLink = asksForLink(link, addresses);
  const fault = isLink ? null : addressFault(addresses, texts, say);
  const comment = commentOf(comments);
  if (fault !== null) return { fault };
  if (comment === null) return { fault: say('comment_too_long', { max: MAX_TEXT }) };
  const name = nameOf(given);
  if (name === null) return { fault: say('name_too_long', { max: MAX_NAME }) };
  return { addresses: addresses.map(String), comment, name, isLater: false, isLink, what: { kind: 'cart', cart } };
}

function readMarketplace({ queue, quote, link, name: given }: Body, say: Say): Read {
  const { emails, usages: asked, quantity: number, comment: said } = recordOf(quote);
  const addresses = Array.isArray(emails) ? emails.map((one) => recordOf(one)['email']) : [];
  const isLink = asksForLink(link, addresses);
  const fault = isLink ? null : addressFault(addresses, TEXTS.marketplace, say);
  const comment = commentOf(said);
  const usages = quantitiesOf(asked);
  const quantity = wholeNumber(number ?? 0);
  if (fault !== null) return { fault };
  if (comment === null) return { fault: say('comment_too_long', { max: MAX_TEXT }) };
  const name = nameOf(given);
  if (name === null) return { fault: say('name_too_long', { max: MAX_NAME }) };
  if (!usages || quantity === null || quantity < 0 || quantity > MAX_QUANTITY)
    return { fault: 'Quantities are whole numbers from 0 on.' };
  return {
    addresses: addresses.map(String),
    comment,
    name,
    isLater: wholeNumber(queue) === 1,
    isLink,
    what: { kind: 'quote', quantity: quantity || null, usages },
  };
}

/**
 * Reads the body of `POST /cart/share`; the key `quote` or `queue` marks the marketplace's form. A fault is told in the language, or in
 * English where the dictionary translates it: the two wordings differ in English alone.
 */
export function readShare(body: Body | null, language: Language): Read {
  const say = sayIn(language);
  const texts = TEXTS[language === 'en' ? 'pricing' : 'marketplace'];
  if (!body) return { fault: texts.required };
  return 'quote' in body || 'queue' in body ? readMarketplace(body, say) : readPricing(body, say, texts);
}
