import type { Item } from './types';

export const codeOf = (item: Item): string => (item.kind === 'module' ? item.module.code : item.plan.code);
