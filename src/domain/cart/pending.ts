import type { Catalogue, ModuleId } from '../catalogue/types';
import { customPlan } from './custom-plan';
import { newLine } from './new-line';
import { withUsers } from './seats';
import { withoutOtherLevels } from './support-level';
import type { Cart } from './types';

/** Waits for the dependency dialog. Nothing is added or counted yet. [CRT-07] */
export const holdPending = (cart: Cart, ids: readonly ModuleId[]): Cart => ({ ...cart, pending: ids });

/** Cancel: the pending items are not added. The exact inverse of holding them. [CRT-10] */
export const cancelPending = (cart: Cart): Cart => ({ ...cart, pending: [] });

/** OK: the pending items are added. [CRT-11] */
export const acceptPending = (cart: Cart, catalogue: Catalogue): Cart =>
  withModules(cancelPending(cart), cart.pending, catalogue);

/** Puts loose modules in, into a custom solution where there is no plan; a bundled plan forgets its upsell. [CRT-28, CRT-30] */
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
