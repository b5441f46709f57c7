import { createSelector } from '@reduxjs/toolkit';
import type { CartLine } from '../../domain/cart/types';
import type { ModuleId } from '../../domain/catalogue/types';
import { isOnce } from '../../domain/pricing/module-price';
import type { RootState } from '../state';
import { selectCart } from './cart';

/** One line as it is shown. Lines are drawn by their ids, so that a key in one of them draws no other. */
export const selectLine = (state: RootState, id: ModuleId): CartLine | undefined => selectCart(state).lines[id];

/** Without quantities that are still being typed: which lines there are does not depend on them. */
export const selectContent = ({ cart }: RootState) => cart.content;

const addOnsOf = (isWanted: (line: CartLine) => boolean) =>
  createSelector([selectContent], ({ lines }): readonly ModuleId[] =>
    Object.values(lines).flatMap((line) => (!line.bundled && isWanted(line) ? [line.module.id] : [])),
  );
export const selectAddOnIds = addOnsOf((line) => !isOnce(line));
/** Add-ons that are billed with the first bill only. */
export const selectOneTimeIds = addOnsOf(isOnce);

/** The title of what needs a module, for every module that something in the cart needs; the first add-on that does. */
const selectNeeders = createSelector([selectContent], ({ lines }) => {
  const needers = new Map<ModuleId, string>();
  const all = Object.values(lines).toSorted((a, b) => Number(a.bundled) - Number(b.bundled));
  for (const { module } of all)
    for (const id of module.dependencies) if (!needers.has(id)) needers.set(id, module.title);
  return needers;
});
export const selectNeeder = (state: RootState, id: ModuleId): string | undefined => selectNeeders(state).get(id);
