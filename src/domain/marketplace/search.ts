import { codeOf } from './item';
import { plain, wordsOf } from './text';
import type { Item, Market } from './types';

interface Entry {
  readonly item: Item;
  /** ` word word …`: a word begins after a space. */
  readonly title: string;
  /** Code and category. */
  readonly names: string;
  readonly rest: string;
}

/** All that can be searched, normalised once. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
}

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')}`;

/** Words are only cut out where there are others than plain ones: 10,000 titles are read with every new catalogue. */
export function searchIndexOf({ items, platforms }: Market): SearchIndex {
  const names = new Map(platforms.map(({ id, name }) => [id, name]));
  return {
    entries: items.map((item) => {
      const category = item.kind === 'module' ? (names.get(item.module.categoryId) ?? '') : '';
      return {
        item,
        title: spaced(item.title),
        names: spaced(`${codeOf(item)} ${category}`),
        rest: spaced(item.description),
      };
    }),
  };
}

/** How well a word fits, 0 the best; null where it does not. */
function fitOf({ title, names, rest }: Entry, word: string): number | null {
  if (title.includes(` ${word}`)) return 0;
  if (title.includes(word)) return 1;
  if (names.includes(` ${word}`)) return 2;
  return rest.includes(` ${word}`) ? 3 : null;
}

/** The worst word counts; whole titles and beginnings of titles come before all. */
function rankOf(entry: Entry, words: readonly string[], whole: string): number | null {
  let worst = 0;
  for (const word of words) {
    const own = fitOf(entry, word);
    if (own === null) return null;
    worst = Math.max(worst, own);
  }
  if (entry.title === whole) return -2;
  return entry.title.startsWith(whole) ? -1 : worst;
}

/** The answer to the last term of each index: a grid and its suggestions ask the same at each key. */
const last = new WeakMap<SearchIndex, { readonly term: string; readonly found: readonly Item[] }>();

/**
 * What matches all words of a term, the best first, equals in the recommended order. An empty term matches all.
 * [MKT-18, MKT-20, MKT-21]
 */
export function search(index: SearchIndex, term: string): readonly Item[] {
  const known = last.get(index);
  if (known?.term === term) return known.found;
  const found = searchFor(index, term);
  last.set(index, { term, found });
  return found;
}

function searchFor({ entries }: SearchIndex, term: string): readonly Item[] {
  const words = wordsOf(term);
  if (words.length === 0) return plain(term).trim() === '' ? entries.map(({ item }) => item) : [];
  const whole = ` ${words.join(' ')}`;
  // By rank, each in the order of the catalogue: no sort of thousands of hits at each key.
  const found: Item[][] = [[], [], [], [], [], []];
  for (const entry of entries) {
    const rank = rankOf(entry, words, whole);
    if (rank !== null) found[rank + 2]?.push(entry.item);
  }
  return found.flat();
}
