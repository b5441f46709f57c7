import type { Catalogue, ModuleId } from '../catalogue/types';
import { customPlan } from './custom-plan';
import { newLine } from './new-line';
import { withUsers } from './seats';
import { withoutOtherLevels } from './support-level';
import type { Cart } from './types';

/** Holds modules as pending while the dependency dialog is open; they are neither added nor counted. [CRT-07] */
export const holdPending = (cart: Cart, ids: readonly ModuleId[]): Cart => ({ ...cart, pending: ids });

/** Clears the pending modules; the exact inverse of `holdPending`. [CRT-10] */
export const cancelPending = (cart: Cart): Cart => ({ ...cart, pending: [] });

/** Adds the pending modules. [CRT-11] */
export const acceptPending = (cart: Cart, catalogue: Catalogue): Cart =>
  withModules(cancelPending(cart), cart.pending, catalogue);

/** Adds loose modules, to a custom solution if the cart has no plan; a bundled plan loses its upsell. [CRT-28, CRT-30] */
export function withModules(cart: Cart, ids: readonly ModuleId[], { modules }: Catalogue): Cart {
  const wanted = ids.flatMap((id) => modules.get(id) ?? []);
  const lines = { ...withoutOtherLevels(cart.lines, wanted) };
  for (const module of wanted) lines[module.id] = newLine(module);
  const takenOut = cart.takenOut?.filter((id) => !lines[id]) ?? [];
  return {
    ...cart,
    ...(cart.takenOut && { takenOut }),
    plan: cart.plan ?? customPlan,
    lines: withUsers(cart.lines, lines),
    upsell: cart.plan?.bundled ? null : cart.upsell,
    noRecordFound: false,
  };
}
