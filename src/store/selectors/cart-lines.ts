import { createSelector } from '@reduxjs/toolkit';
import type { CartLine } from '../../domain/cart/types';
import type { ModuleId } from '../../domain/catalogue/types';
import { isOnce } from '../../domain/pricing/module-price';
import type { RootState } from '../state';
import { selectCart } from './cart';

/** Returns one line as shown. Lines render by id, so that a change of one renders no other. */
export const selectLine = (state: RootState, id: ModuleId): CartLine | undefined => selectCart(state).lines[id];

/** Returns the cart without debounced quantities, on which the set of lines does not depend. */
export const selectContent = ({ cart }: RootState) => cart.content;

const addOnsOf = (isWanted: (line: CartLine) => boolean) =>
  createSelector([selectContent], ({ lines }): readonly ModuleId[] =>
    Object.values(lines).flatMap((line) => (!line.bundled && isWanted(line) ? [line.module.id] : [])),
  );
export const selectAddOnIds = addOnsOf((line) => !isOnce(line));
/** Ids of add-ons that are billed only once, with the first bill. */
export const selectOneTimeIds = addOnsOf(isOnce);

/** Maps each required module to the title of a module in the cart that requires it; add-ons come before included modules. */
const selectRequirers = createSelector([selectContent], ({ lines }) => {
  const needers = new Map<ModuleId, string>();
  const all = Object.values(lines).toSorted((a, b) => Number(a.bundled) - Number(b.bundled));
  for (const { module } of all)
    for (const id of module.dependencies) if (!needers.has(id)) needers.set(id, module.title);
  return needers;
});
export const selectRequiredBy = (state: RootState, id: ModuleId): string | undefined => selectRequirers(state).get(id);
