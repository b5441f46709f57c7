import { startingCart } from './held';
import { withQuantities, type Quantity } from './quantity';
import { sameContent } from './same-content';
import { selectSubpackages } from './subpackage';
import type { Cart } from './types';

/** Quantities and codes of sub-packages that come along with an add. */
interface Sizes {
  readonly entries?: readonly Quantity[];
  readonly selected?: readonly string[];
}

/**
 * Returns the cart after a change with the quantities and sub-packages that came along. They count on what is held where the
 * cart is empty, even if the item itself is held already.
 * @param changed the cart after the change; null if it changed nothing
 * @returns null if there is nothing to write, because all of it is held already
 */
export function withSizes(
  before: Cart,
  changed: Cart | null,
  { entries, selected }: Sizes,
  held: Cart | null,
): Cart | null {
  const counted = withQuantities(changed ?? startingCart(before, held), entries ?? []);
  const after = selected ? selectSubpackages(counted, selected) : counted;
  const isHeld = changed === null && !before.plan && held !== null && sameContent(after, held);
  return isHeld ? null : after;
}
