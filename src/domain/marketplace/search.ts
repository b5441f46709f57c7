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

/** A word of a term, and the same as the beginning of a word. */
interface Word {
  readonly text: string;
  readonly begins: string;
}

/** How well a word fits, 0 the best; null where it does not. */
function fitOf({ title, names, rest }: Entry, { text, begins }: Word): number | null {
  if (title.includes(begins)) return 0;
  if (title.includes(text)) return 1;
  if (names.includes(begins)) return 2;
  return rest.includes(begins) ? 3 : null;
}

/** The worst word counts; whole titles and beginnings of titles come before all. */
function rankOf(entry: Entry, words: readonly Word[], whole: string): number | null {
  let worst = 0;
  for (const word of words) {
    const own = fitOf(entry, word);
    if (own === null) return null;
    worst = Math.max(worst, own);
  }
  if (entry.title === whole) return -2;
  return entry.title.startsWith(whole) ? -1 : worst;
}

interface Answer {
  readonly words: readonly string[];
  /** What matches, in the order of the catalogue. */
  readonly entries: readonly Entry[];
  readonly found: readonly Item[];
}

/** Whether all that matches `after` matches `before`: each word goes on, or there are more of them. */
const goesOn = (before: readonly string[], after: readonly string[]): boolean =>
  before.length <= after.length && before.every((word, at) => after[at]?.startsWith(word));

/**
 * For each index the answers that led to the last one, the shortest term first. A further letter is looked for in what the letters
 * before have found, and a letter that is taken back needs no looking.
 */
const trails = new WeakMap<SearchIndex, readonly Answer[]>();

/**
 * What matches all words of a term, the best first, equals in the recommended order. An empty term matches all.
 * [MKT-18, MKT-20, MKT-21]
 */
export function search(index: SearchIndex, term: string): readonly Item[] {
  const words = wordsOf(term);
  if (words.length === 0) return plain(term).trim() === '' ? index.entries.map(({ item }) => item) : [];
  const trail = (trails.get(index) ?? []).filter((answer) => goesOn(answer.words, words));
  const last = trail.at(-1);
  if (last && goesOn(words, last.words)) return last.found;
  const answer = answerOf(last?.entries ?? index.entries, words);
  trails.set(index, [...trail, answer]);
  return answer.found;
}

function answerOf(among: readonly Entry[], texts: readonly string[]): Answer {
  const words = texts.map((text): Word => ({ text, begins: ` ${text}` }));
  const whole = ` ${texts.join(' ')}`;
  // By rank, each in the order of the catalogue: no sort of thousands of hits at each key.
  const ranked: Item[][] = [[], [], [], [], [], []];
  const entries = among.filter((entry) => {
    const rank = rankOf(entry, words, whole);
    if (rank !== null) ranked[rank + 2]?.push(entry.item);
    return rank !== null;
  });
  return { words: texts, entries, found: ranked.flat() };
}
