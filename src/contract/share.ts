import type { Cart } from '../domain/cart/types';
import type { CurrencyCode } from '../domain/money/currency';
import { sanitiseComment } from '../domain/quote/comment';
import type { Quote } from '../domain/quote/quote';

/** To whom, and what is said along with it. */
export interface ShareLetter {
  readonly addresses: readonly string[];
  /** As it was typed. */
  readonly comment: string;
}

/**
 * The body of `POST /cart/share` from the pricing page. Its server knows the cart by the tracking id; the copy says what the
 * person saw. [API-12, A62]
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
    modules: Object.values(lines).map(({ module, bundled, quantity }) => ({ id: module.id, bundled, quantity })),
    currency,
  },
});

/** Whether the server may send it later. A person who shares a quote waits for it. */
const NOW = 0;

/** The body of `POST /cart/share` from the marketplace. [API-13, A62] */
export const toMarketplaceShareBody = ({ addresses, comment }: ShareLetter, { quantity, usages }: Quote) => ({
  queue: NOW,
  quote: {
    quantity,
    emails: addresses.map((email) => ({ email })),
    usages: usages.map(({ id, quantity: wanted }) => ({ id, quantity: wanted })),
    comment: sanitiseComment(comment),
  },
});
