import type { Cart } from '../cart/types';

/** What a marketplace quote is for. */
export interface Quote {
  /** Vehicles, users or whatever the quote counts. */
  readonly quantity: number;
  readonly usages: readonly { readonly id: number; readonly quantity: number }[];
}

/** The quote that a cart amounts to where no panel says another: its metered add-ons, and the largest of their quantities. */
export function quoteOf({ lines }: Cart): Quote {
  const usages = Object.values(lines)
    .filter(({ module }) => module.pricingType === 'USAGE')
    .map(({ module, quantity }) => ({ id: module.id, quantity }));
  return { quantity: Math.max(0, ...usages.map(({ quantity }) => quantity)), usages };
}
