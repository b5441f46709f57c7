import type { Catalogue, ModuleId } from '../catalogue/types';
import { dependentsInCart } from './closure';
import { customPlan } from './custom-plan';
import { emptyCart } from './empty-cart';
import { withUsers } from './seats';
import { alsoTakenOut } from './taken-out';
import type { Cart, CartLine } from './types';

/** Marks modules, and all that depends on them, as about to go. [CRT-33, CRT-34] */
export const markForDeletion = (cart: Cart, ids: readonly ModuleId[], catalogue: Catalogue): Cart => ({
  ...cart,
  doomed: dependentsInCart(cart, ids, catalogue),
});

/** Cancel restores the flag of every marked module. The exact inverse of marking. [CRT-35] */
export const cancelDeletion = (cart: Cart): Cart => ({ ...cart, doomed: [] });

/** OK: what is marked goes. */
export const acceptDeletion = (cart: Cart): Cart => withoutModules(cancelDeletion(cart), cart.doomed);

/**
 * Takes modules out. A bundle that loses one of its modules becomes a custom solution and all that remains in it stands on
 * its own; a custom solution without modules is no cart. [CRT-31, CRT-32]
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

/** A custom solution is there for its modules only. */
const settle = (cart: Cart): Cart => {
  const isEmpty = cart.plan?.id === customPlan.id && Object.keys(cart.lines).length === 0;
  return isEmpty ? emptyCart : cart;
};
