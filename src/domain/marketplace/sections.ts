import type { Group, Item, ItemKey } from './types';

/** Number of items that a list shows before "more". [MKT-11] */
export const LIST_PREVIEW = 4;

/** Number of cards that a phone shows at first, and that each press adds. */
export const CARD_STEP = 24;

/** Number of items that a page points out. */
const FEATURED = 3;

/** Returns the keys of the first featured items of a page, in the recommended order. More of them would point out nothing. */
export const featuredAmong = (items: readonly Item[]): ReadonlySet<ItemKey> => {
  const found = new Set<ItemKey>();
  for (const { key, isFeatured } of items) {
    if (isFeatured) found.add(key);
    if (found.size === FEATURED) break;
  }
  return found;
};

export interface Preview {
  readonly shown: readonly Item[];
  /** Number of items behind "more"; 0 = no link. [MKT-11, MKT-12] */
  readonly more: number;
  /** Number of them that a press shows. */
  readonly next: number;
}

/** Returns the first items of a list, or all once the person opened it. [MKT-11, MKT-12] */
export function preview(items: readonly Item[], isOpen: boolean): Preview {
  const shown = isOpen ? items : items.slice(0, LIST_PREVIEW);
  const more = items.length - shown.length;
  return { shown, more, next: more };
}

/**
 * Returns the first cards of a long page, for a phone.
 * @param presses on "more" so far
 * @param wanted the item that has to be among them
 */
export function stepwise(items: readonly Item[], presses: number, wanted: ItemKey | null = null): Preview {
  const at = wanted === null ? -1 : items.findIndex(({ key }) => key === wanted);
  const shown = items.slice(0, CARD_STEP * (Math.max(presses, Math.floor(at / CARD_STEP)) + 1));
  const more = items.length - shown.length;
  return { shown: more > 0 ? shown : items, more, next: Math.min(more, CARD_STEP) };
}

export interface Section {
  /** Null for the items of no listed group. */
  readonly group: Group | null;
  readonly items: readonly Item[];
}

/**
 * Groups items into sections, in the order of the groups; empty groups are left out. Items of no listed group come last, so that an
 * incomplete list, or one that could not be read, hides no item. [MKT-01, MKT-02, MKT-03]
 */
export function sectionsOf(groups: readonly Group[], items: readonly Item[]): readonly Section[] {
  const found = new Map<number, Item[]>(groups.map(({ id }) => [id, []]));
  const isPlatform = groups[0]?.kind === 'platform';
  const others: Item[] = [];
  for (const item of items) {
    const lists = (isPlatform ? item.platforms : item.industries).map((id) => found.get(id)).filter((one) => one);
    for (const list of lists.length > 0 ? lists : [others]) list?.push(item);
  }
  return [
    ...groups.map((group) => ({ group, items: found.get(group.id) ?? [] })),
    { group: null, items: others },
  ].filter((section) => section.items.length > 0);
}
