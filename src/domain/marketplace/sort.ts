import type { Item } from './types';

export const SORTS = ['recommended', 'name', 'price', 'price-down'] as const;
export type Sort = (typeof SORTS)[number];

/** Sorts items without a price to the end, in either direction. */
const priceOf = ({ price }: Item, way: 1 | -1): number => (price === null ? Number.MAX_SAFE_INTEGER : price * way);

/**
 * Sorts items; equal ones keep the recommended order.
 * @param compareNames compares in the page's language, e.g. `Intl.Collator#compare`
 */
export function sorted(
  items: readonly Item[],
  sort: Sort,
  compareNames: (a: string, b: string) => number,
): readonly Item[] {
  switch (sort) {
    case 'recommended':
      return items.toSorted((a, b) => a.rank - b.rank);
    case 'name':
      return items.toSorted((a, b) => compareNames(a.title, b.title) || a.rank - b.rank);
    case 'price':
      return items.toSorted((a, b) => priceOf(a, 1) - priceOf(b, 1) || a.rank - b.rank);
    case 'price-down':
      return items.toSorted((a, b) => priceOf(a, -1) - priceOf(b, -1) || a.rank - b.rank);
  }
}
