import { search, type SearchIndex } from './search';
import { matchesIn, wordsOf, type Range } from './text';
import type { Group, Item, Market } from './types';

export type Suggestion = { readonly title: string; readonly marks: readonly Range[] } & (
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'group'; readonly group: Group }
);

/** Maximum numbers of suggested items and groups. */
const ITEMS = 6;
const GROUPS = 3;

const groupFits = ({ name }: Group, words: readonly string[]): boolean => {
  const text = ` ${wordsOf(name).join(' ')}`;
  return words.every((word) => text.includes(` ${word}`));
};

/**
 * Suggests modules and packages for a typed term, then categories and industries, each with the ranges to highlight. [MKT-18]
 * @param also keys that the server suggests; those for sale here follow the local matches
 */
export function suggest(
  term: string,
  market: Market,
  index: SearchIndex,
  also: readonly Item['key'][] = [],
): readonly Suggestion[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const items = new Set(search(index, term).slice(0, ITEMS));
  for (const key of also) {
    const item = market.byKey.get(key);
    if (item && items.size < ITEMS) items.add(item);
  }
  const groups = [...market.platforms, ...market.industries].filter((group) => groupFits(group, words));
  return [
    ...[...items].map((item): Suggestion => ({
      kind: 'item',
      item,
      title: item.title,
      marks: matchesIn(item.title, term),
    })),
    ...groups.slice(0, GROUPS).map((group): Suggestion => ({
      kind: 'group',
      group,
      title: group.name,
      marks: matchesIn(group.name, term),
    })),
  ];
}

/** Normalises a term to a cache key: ignores case and extra spaces. Accents count, because the server may distinguish them. */
export const searchKey = (term: string): string => term.trim().replace(/\s+/g, ' ').toLowerCase();
