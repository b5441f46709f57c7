import { createSelector } from '@reduxjs/toolkit';
import { addOnCategories } from '../../domain/cart/category';
import type { ModuleId } from '../../domain/catalogue/types';
import { cycleSaving } from '../../domain/pricing/cycle-saving';
import { isOnce } from '../../domain/pricing/module-price';
import type { RootState } from '../state';
import { selectContent } from './cart-lines';
import { selectCatalogue } from './catalogue';
import { selectCurrency } from './config';

export interface CategoryOfLines {
  readonly id: number;
  readonly name: string;
  readonly ids: readonly ModuleId[];
  /** Number of lines that "remove all" removes; 0 if it cannot be offered. */
  readonly removable: number;
}

/** Returns the monthly lines by category, in the order of the cart. [CRT-62] */
export const selectLinesByCategory = createSelector([selectContent], (cart): readonly CategoryOfLines[] => {
  const removable = new Map(addOnCategories(cart).map(({ categoryId, count }) => [categoryId, count]));
  const found = new Map<number, { id: number; name: string; ids: ModuleId[]; removable: number }>();
  for (const line of Object.values(cart.lines)) {
    const { module, bundled } = line;
    if (bundled || isOnce(line)) continue;
    const { categoryId: id, categoryName: name } = module;
    const group = found.get(id) ?? { id, name, ids: [], removable: removable.get(id) ?? 0 };
    found.set(id, { ...group, name: group.name || name, ids: [...group.ids, module.id] });
  }
  return [...found.values()];
});

const selectPlanId = (state: RootState) => state.cart.content.plan?.id ?? null;

/** Returns what yearly billing saves, or would save, for the package in the cart. */
export const selectCycleSaving = createSelector(
  [selectPlanId, selectCatalogue, selectCurrency],
  (id, catalogue, currency) => (id === null ? null : cycleSaving(id, catalogue, currency)),
);
