import type { ModuleId } from '../catalogue/types';
import { Bundled } from '../codes/markers';
import type { Cart } from './types';

export interface Quantity {
  readonly id: ModuleId;
  /** Whole and not below 0. */
  readonly quantity: number;
}

/**
 * The cart with the quantities of metered add-ons. What a plan bundles is included in the plan's own quantity, a fixed price
 * knows none, and what is not in the cart has none: all are passed over, as is what is no quantity. [MNY-07, MNY-09, MNY-10]
 */
export function withQuantities(cart: Cart, entries: readonly Quantity[]): Cart {
  const lines = { ...cart.lines };
  for (const { id, quantity } of entries) {
    const line = lines[id];
    if (!line || line.bundled === Bundled.yes || line.module.pricingType === 'FIXED') continue;
    if (Number.isSafeInteger(quantity) && quantity >= 0) lines[id] = { ...line, quantity };
  }
  return { ...cart, lines };
}
