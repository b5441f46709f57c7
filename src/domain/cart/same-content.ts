import { sameCodes } from '../codes/same-codes';
import type { Cart } from './types';

/**
 * Compares two carts by content: plan, fleet, sub-packages, modules, bundle flags and quantities. It ignores prices and
 * titles, which the server may have updated.
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
