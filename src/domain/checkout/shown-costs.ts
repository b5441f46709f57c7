import { sameContent } from '../cart/same-content';
import type { Cart } from '../cart/types';
import type { BillingCycle } from '../catalogue/types';
import type { CartTotals } from '../pricing/totals';
import type { BillItem } from './bill';
import type { Statement } from './statement';

/** The costs of an order as the person saw them before confirming. */
export type ShownCosts =
  /** The server's statement. */
  | { readonly kind: 'statement'; readonly statement: Statement }
  /** Fallback without a statement: the documented totals of the cart and their billing cycle. */
  | { readonly kind: 'cart'; readonly cart: Cart; readonly totals: CartTotals; readonly cycle: BillingCycle | null };

/** Keeps what a person reads of a statement; the version may change for the same sums, and titles depend on the language. */
const readable = ({ lines, removes, ...sums }: Statement) => ({
  ...sums,
  version: null,
  lines: lines.map((line) => ({ ...line, title: '' })),
  removes: removes.map(({ kind, id }) => ({ kind, id })),
});

/** Returns true if both show the person the same costs. */
export function sameCosts(one: ShownCosts, other: ShownCosts): boolean {
  if (one.kind === 'statement' && other.kind === 'statement')
    return JSON.stringify(readable(one.statement)) === JSON.stringify(readable(other.statement));
  if (one.kind !== 'cart' || other.kind !== 'cart') return false;
  return (
    one.cycle === other.cycle &&
    sameContent(one.cart, other.cart) &&
    JSON.stringify(one.totals) === JSON.stringify(other.totals)
  );
}

/**
 * Returns true if the server charges the amounts that the page showed for each item. Credits and carried amounts come from
 * the server alone.
 * @param items bill items of the same cart at the page's own prices
 */
export const agreesWith = ({ lines }: Statement, items: readonly BillItem[]): boolean =>
  lines.every(
    ({ kind, source, id, full }) =>
      kind !== 'charge' ||
      items.some((item) => item.source === source && item.id === id && (full === null || item.amount === full)),
  );
