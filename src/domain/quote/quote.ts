import { countsAssets } from '../cart/quantity';
import type { Cart } from '../cart/types';

/** What a marketplace quote is for. */
export interface Quote {
  /** Vehicles, users or whatever the quote counts. */
  readonly quantity: number;
  readonly usages: readonly { readonly id: number; readonly quantity: number }[];
}

/**
 * The quote that a cart amounts to where no panel says another: its metered add-ons, and the fleet of its package, or the
 * largest of their quantities where no fleet is counted.
 */
export function quoteOf({ plan, lines }: Cart): Quote {
  const usages = Object.values(lines)
    .filter(({ module }) => module.pricingType === 'USAGE')
    .map(({ module, quantity }) => ({ id: module.id, quantity }));
  const largest = Math.max(0, ...usages.map(({ quantity }) => quantity));
  return { quantity: countsAssets(plan) ? plan.quantity : largest, usages };
}
