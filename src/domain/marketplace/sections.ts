import type { Group, Item } from './types';

/** Number of items that a list shows before "more". [MKT-11] */
export const LIST_PREVIEW = 4;

export interface Preview {
  readonly shown: readonly Item[];
  /** Number of items behind "more"; 0 = no link. [MKT-11, MKT-12] */
  readonly more: number;
}

/** Returns the first items of a list, or all once the person opened it. [MKT-11, MKT-12] */
export function preview(items: readonly Item[], isOpen: boolean): Preview {
  const shown = isOpen ? items : items.slice(0, LIST_PREVIEW);
  return { shown, more: items.length - shown.length };
}

export interface Section {
  readonly group: Group;
  readonly items: readonly Item[];
}

/** Groups items into sections, in the order of the groups; empty groups are left out. [MKT-01, MKT-02, MKT-03] */
export function sectionsOf(groups: readonly Group[], items: readonly Item[]): readonly Section[] {
  const found = new Map<number, Item[]>(groups.map(({ id }) => [id, []]));
  const isPlatform = groups[0]?.kind === 'platform';
  for (const item of items) for (const id of isPlatform ? item.platforms : item.industries) found.get(id)?.push(item);
  return groups
    .map((group) => ({ group, items: found.get(group.id) ?? [] }))
    .filter((section) => section.items.length > 0);
}
