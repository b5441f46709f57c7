import type { Group, Item } from './types';

/** How many a list shows before "more". [MKT-11] */
export const LIST_PREVIEW = 4;

export interface Preview {
  readonly shown: readonly Item[];
  /** How many "more" would bring; 0 = no link. [MKT-11, MKT-12] */
  readonly more: number;
}

/** The beginning of a list, or all of it once it was asked for. [MKT-11, MKT-12] */
export function preview(items: readonly Item[], isOpen: boolean): Preview {
  const shown = isOpen ? items : items.slice(0, LIST_PREVIEW);
  return { shown, more: items.length - shown.length };
}

export interface Section {
  readonly group: Group;
  readonly items: readonly Item[];
}

/** Items by the groups that they stand in, in the order of the groups; one without any is left out. [MKT-01, MKT-02, MKT-03] */
export function sectionsOf(groups: readonly Group[], items: readonly Item[]): readonly Section[] {
  const found = new Map<number, Item[]>(groups.map(({ id }) => [id, []]));
  const isPlatform = groups[0]?.kind === 'platform';
  for (const item of items) for (const id of isPlatform ? item.platforms : item.industries) found.get(id)?.push(item);
  return groups
    .map((group) => ({ group, items: found.get(group.id) ?? [] }))
    .filter((section) => section.items.length > 0);
}
