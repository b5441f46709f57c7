import { countsAssets } from '../cart/quantity';
import type { Cart } from '../cart/types';

/** Content of a marketplace quote. */
export interface Quote {
  /** Number of vehicles, users or other assets. */
  readonly quantity: number;
  readonly usages: readonly { readonly id: number; readonly quantity: number }[];
}

/**
 * Derives the quote of a cart: its metered add-ons, and the fleet of its package, or the largest quantity if the fleet does
 * not count.
 */
export function quoteOf({ plan, lines }: Cart): Quote {
  const usages = Object.values(lines)
    .filter(({ module }) => module.pricingType === 'USAGE')
    .map(({ module, quantity }) => ({ id: module.id, quantity }));
  const largest = Math.max(0, ...usages.map(({ quantity }) => quantity));
  return { quantity: countsAssets(plan) ? plan.quantity : largest, usages };
}
