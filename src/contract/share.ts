import * as z from 'zod/mini';
import type { Cart } from '../domain/cart/types';
import type { CurrencyCode } from '../domain/money/currency';
import { sanitiseComment } from '../domain/quote/comment';
import type { Quote } from '../domain/quote/quote';
import { maybe, read, textOrNull } from './fields';
import { mark } from './mark';

/** To whom, and what is said along with it. */
export interface ShareLetter {
  readonly addresses: readonly string[];
  /** As it was typed. */
  readonly comment: string;
}

/**
 * The body of `POST /cart/share` from the pricing page. Its server knows the cart by the tracking id; the copy says what the
 * person saw. [API-12, docs/decisions/0040]
 */
export const toPricingShareBody = (
  { addresses, comment }: ShareLetter,
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  currency: CurrencyCode,
) => ({
  emails: [...addresses],
  comments: sanitiseComment(comment),
  cart: {
    plan: plan && { id: plan.id, quantity: plan.quantity, selected_subpackages: [...plan.selected] },
    modules: Object.values(lines).map(({ module, bundled, quantity }) => ({
      id: module.id,
      bundled: mark(bundled),
      quantity,
    })),
    currency,
  },
});

/** Whether the server may send it later. A person who shares a quote waits for it. */
const NOW = 0;

/** The body of `POST /cart/share` from the marketplace. [API-13, docs/decisions/0040] */
export const toMarketplaceShareBody = ({ addresses, comment }: ShareLetter, { quantity, usages }: Quote) => ({
  queue: NOW,
  quote: {
    quantity,
    emails: addresses.map((email) => ({ email })),
    usages: usages.map(({ id, quantity: wanted }) => ({ id, quantity: wanted })),
    comment: sanitiseComment(comment),
  },
});

/** Of a share that nobody gets by mail: its sender passes the link on. [REV-44] */
const LINK = 1;

/** The body that shares the pricing page's cart by its link alone. [REV-44] */
export const toPricingLinkBody = (comment: string, cart: Pick<Cart, 'plan' | 'lines'>, currency: CurrencyCode) => ({
  ...toPricingShareBody({ addresses: [], comment }, cart, currency),
  link: LINK,
});

/** The body that shares a quote of the marketplace by its link alone. [REV-44] */
export const toMarketplaceLinkBody = (comment: string, quote: Quote) => ({
  ...toMarketplaceShareBody({ addresses: [], comment }, quote),
  link: LINK,
});

const sharedSchema = z.object({ result: maybe(z.object({ url: textOrNull, estimate_id: textOrNull })) });

export interface SharedLink {
  /** Absolute. */
  readonly url: string;
  /** Opens its PDF; null where the address does not name it. */
  readonly id: string | null;
  /** Opens the same without what its sender wrote; null where the server does not offer it. */
  readonly estimateId: string | null;
}

/**
 * Where the quote of a `POST /cart/share` can be read; null where the reply does not say it, or names no page. [REV-44]
 * @param server where the API is, an absolute address
 */
export function readShared(body: unknown, server: string): SharedLink | null {
  const said = read(sharedSchema, body)?.result;
  if (!said?.url || !URL.canParse(said.url, server)) return null;
  const url = new URL(said.url, server);
  if (!/^https?:$/.test(url.protocol)) return null;
  return { url: url.href, id: url.searchParams.get('id'), estimateId: said.estimate_id };
}
