import type { Item, Market } from './types';

export const codeOf = (item: Item): string => (item.kind === 'module' ? item.module.code : item.plan.code);

/** The site of its own that the category of an item has; null where it stands on ours. [MKT-15] */
export const externalUrl = (item: Item, { platforms }: Pick<Market, 'platforms'>): string | null =>
  item.kind === 'module' ? (platforms.find(({ id }) => id === item.module.categoryId)?.url ?? null) : null;
