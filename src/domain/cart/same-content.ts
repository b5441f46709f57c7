import { sameCodes } from '../codes/same-codes';
import type { Cart } from './types';

/**
 * Whether two carts hold the same: plan, its fleet and its sub-packages, modules, bundle markers and quantities. Prices and titles
 * may have been read anew.
 */
export function sameContent(left: Cart, right: Cart): boolean {
  const lines = Object.values(left.lines);
  return (
    left.plan?.id === right.plan?.id &&
    left.plan?.quantity === right.plan?.quantity &&
    sameCodes(left.plan?.selected, right.plan?.selected) &&
    lines.length === Object.keys(right.lines).length &&
    lines.every(({ module, bundled, quantity }) => {
      const there = right.lines[module.id];
      return there?.bundled === bundled && there.quantity === quantity;
    })
  );
}
