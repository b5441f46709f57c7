import type { Item, Market } from './types';

export const codeOf = (item: Item): string => (item.kind === 'module' ? item.module.code : item.plan.code);

/** Returns the address of the external site of an item's category; null if it has none. [MKT-15] */
export const externalUrl = (item: Item, { platforms }: Pick<Market, 'platforms'>): string | null =>
  item.kind === 'module' ? (platforms.find(({ id }) => id === item.module.categoryId)?.url ?? null) : null;
