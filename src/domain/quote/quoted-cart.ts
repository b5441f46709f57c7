import { missingDependencies } from '../cart/closure';
import { isForSale } from '../cart/for-sale';
import { withModules } from '../cart/pending';
import { withQuantities, type Quantity } from '../cart/quantity';
import type { Cart } from '../cart/types';
import type { Catalogue } from '../catalogue/types';

const isHeld = ({ plan, lines }: Cart, id: number): boolean => plan?.id === id || lines[id] !== undefined;

/**
 * Applies a quote's quantities to a cart: a module that is not in the cart is added with its dependencies. The quote is
 * priced from this cart, so that quote and cart always agree.
 */
export function quotedCart(cart: Cart, entries: readonly Quantity[], catalogue: Catalogue): Cart {
  const whole = entries
    .filter(({ quantity }) => quantity > 0)
    .reduce((now, { id }) => {
      const module = catalogue.modules.get(id);
      if (isHeld(now, id) || !module || !isForSale(module)) return now;
      return withModules(now, [...missingDependencies(now, [id], catalogue), id], catalogue);
    }, cart);
  return withQuantities(whole, entries);
}
