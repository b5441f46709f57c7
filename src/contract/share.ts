import * as z from 'zod/mini';
import type { Cart } from '../domain/cart/types';
import type { CurrencyCode } from '../domain/money/currency';
import { sanitiseComment, sanitiseName } from '../domain/quote/comment';
import type { Quote } from '../domain/quote/quote';
import { recordOrNull, read, textOrNull } from './fields';
import { toZeroOrOne } from './zero-or-one';

/** Recipients of a shared quote, and the sender's comment and name. */
export interface ShareLetter {
  readonly addresses: readonly string[];
  /** The comment and the name as typed, before they are sanitised. The name is empty for a member. */
  readonly comment: string;
  readonly name: string;
}

/** Encodes the name that a visitor gave; a server tells the recipients somebody without one. */
const nameField = (typed: string): { readonly name?: string } => {
  const name = sanitiseName(typed);
  return name ? { name } : {};
};

/**
 * Encodes the body of `POST /cart/share` from the pricing page. The server finds the cart by the tracking id; the copy in the body is
 * what the person saw. [API-12, docs/decisions/0040]
 */
export const toPricingShareBody = (
  { addresses, comment, name }: ShareLetter,
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  currency: CurrencyCode,
) => ({
  emails: [...addresses],
  comments: sanitiseComment(comment),
  ...nameField(name),
  cart: {
    plan: plan && { id: plan.id, quantity: plan.quantity, selected_subpackages: [...plan.selected] },
    modules: Object.values(lines).map(({ module, bundled, quantity }) => ({
      id: module.id,
      bundled: toZeroOrOne(bundled),
      quantity,
    })),
    currency,
  },
});

/** Value of `queue` that tells the server to send the mail at once, because the person waits for it. */
const NOW = 0;

/** Encodes the body of `POST /cart/share` from the marketplace. [API-13, docs/decisions/0040] */
export const toMarketplaceShareBody = ({ addresses, comment, name }: ShareLetter, { quantity, usages }: Quote) => ({
  queue: NOW,
  ...nameField(name),
  quote: {
    quantity,
    emails: addresses.map((email) => ({ email })),
    usages: usages.map(({ id, quantity: wanted }) => ({ id, quantity: wanted })),
    comment: sanitiseComment(comment),
  },
});

type Words = Pick<ShareLetter, 'comment' | 'name'>;

/** Flag of a share by link alone, without mail. [REV-44] */
const LINK = 1;

/** Encodes the body that shares the pricing page's cart by its link alone. [REV-44] */
export const toPricingLinkBody = (letter: Words, cart: Pick<Cart, 'plan' | 'lines'>, currency: CurrencyCode) => ({
  ...toPricingShareBody({ ...letter, addresses: [] }, cart, currency),
  link: LINK,
});

/** Encodes the body that shares a quote of the marketplace by its link alone. [REV-44] */
export const toMarketplaceLinkBody = (letter: Words, quote: Quote) => ({
  ...toMarketplaceShareBody({ ...letter, addresses: [] }, quote),
  link: LINK,
});

const sharedSchema = z.object({ result: recordOrNull(z.object({ url: textOrNull, estimate_id: textOrNull })) });

export interface SharedLink {
  /** Absolute address of the quote. */
  readonly url: string;
  /** Id of the quote's PDF; null if the address does not name it. */
  readonly id: string | null;
  /** Id of the estimate, the same quote without the sender's comment; null if the server offers none. */
  readonly estimateId: string | null;
}

/**
 * Reads the link of a shared quote from the reply of `POST /cart/share`; null if it names no web page. [REV-44]
 * @param server absolute base address of the API
 */
export function readShared(body: unknown, server: string): SharedLink | null {
  const said = read(sharedSchema, body)?.result;
  if (!said?.url || !URL.canParse(said.url, server)) return null;
  const url = new URL(said.url, server);
  if (!/^https?:$/.test(url.protocol)) return null;
  return { url: url.href, id: url.searchParams.get('id'), estimateId: said.estimate_id };
}
