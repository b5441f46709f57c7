import { missingDependencies } from '../cart/closure';
import { isForSale } from '../cart/for-sale';
import { withModules } from '../cart/pending';
import { withQuantities, type Quantity } from '../cart/quantity';
import type { Cart } from '../cart/types';
import type { Catalogue } from '../catalogue/types';

const isHeld = ({ plan, lines }: Cart, id: number): boolean => plan?.id === id || lines[id] !== undefined;

/**
 * The cart that quantities make: what is not in it yet comes in with all that it needs, as after a press on its button and a
 * yes to what comes along. A quote is read off this cart, so that it never promises another sum than the cart then asks for.
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
