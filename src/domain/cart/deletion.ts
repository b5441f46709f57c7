import type { Catalogue, ModuleId } from '../catalogue/types';
import { dependentsInCart } from './closure';
import { customPlan } from './custom-plan';
import { emptyCart } from './empty-cart';
import { withUsers } from './seats';
import { alsoTakenOut } from './taken-out';
import type { Cart, CartLine } from './types';

/** Marks modules and all their dependents for deletion. [CRT-33, CRT-34] */
export const markForDeletion = (cart: Cart, ids: readonly ModuleId[], catalogue: Catalogue): Cart => ({
  ...cart,
  markedForDeletion: dependentsInCart(cart, ids, catalogue),
});

/** Clears the marks; the exact inverse of marking. [CRT-35] */
export const cancelDeletion = (cart: Cart): Cart => ({ ...cart, markedForDeletion: [] });

/** Removes the marked modules. */
export const acceptDeletion = (cart: Cart): Cart => withoutModules(cancelDeletion(cart), cart.markedForDeletion);

/**
 * Removes modules. A package that loses a bundled module becomes a custom solution whose remaining modules are loose; a
 * custom solution without modules becomes an empty cart. [CRT-31, CRT-32]
 */
export function withoutModules(cart: Cart, ids: readonly ModuleId[]): Cart {
  const breaksPlan = ids.some((id) => cart.lines[id]?.bundled);
  const takenOut = alsoTakenOut(cart, ids);
  const left = { ...cart.lines };
  for (const id of ids) delete left[id];
  const lines = withUsers(cart.lines, left);
  const rest = { ...cart, lines, ...(takenOut.length > 0 && { takenOut }) };
  if (!breaksPlan) return settle(rest);
  return settle({ ...rest, plan: customPlan, lines: unbundled(lines), upsell: null });
}

const unbundled = (lines: Cart['lines']): Cart['lines'] =>
  Object.fromEntries(
    Object.values(lines).map((line): [ModuleId, CartLine] => [line.module.id, { ...line, bundled: false }]),
  );

/** Empties a custom solution that has no modules left. */
const settle = (cart: Cart): Cart => {
  const isEmpty = cart.plan?.id === customPlan.id && Object.keys(cart.lines).length === 0;
  return isEmpty ? emptyCart : cart;
};
