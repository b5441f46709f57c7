import type { Cart } from './types';

/** Whether two carts hold the same: plan and its fleet, modules, bundle markers and quantities. Prices and titles may have been read anew. */
export function sameContent(left: Cart, right: Cart): boolean {
  const ids = Object.keys(left.lines);
  return (
    left.plan?.id === right.plan?.id &&
    left.plan?.quantity === right.plan?.quantity &&
    ids.length === Object.keys(right.lines).length &&
    ids.every((id) => {
      const [here, there] = [left.lines[Number(id)], right.lines[Number(id)]];
      return here?.bundled === there?.bundled && here?.quantity === there?.quantity;
    })
  );
}
