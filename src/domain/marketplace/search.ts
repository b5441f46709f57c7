import { codeOf } from './item';
import { plain, wordsOf } from './text';
import type { Item, Market } from './types';

interface Entry {
  readonly item: Item;
  /** Normalised words, each after a space: ` word word …`. A word therefore begins after a space. */
  readonly title: string;
  /** Code and category. */
  readonly names: string;
  readonly rest: string;
}

/** Search index: the normalised texts of all items. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
}

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')}`;

/** Builds the search index of a catalogue. */
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

/** A word of the search term, as it is and with a leading space, which matches beginnings of words. */
interface Word {
  readonly text: string;
  readonly begins: string;
}

/** Rates how well a word matches, 0 is best; null if it does not match. */
function fitOf({ title, names, rest }: Entry, { text, begins }: Word): number | null {
  if (title.includes(begins)) return 0;
  if (title.includes(text)) return 1;
  if (names.includes(begins)) return 2;
  return rest.includes(begins) ? 3 : null;
}

/** Ranks an entry by its worst word; a title that equals or begins with the whole term ranks first. */
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
  /** Matching entries, in the order of the catalogue. */
  readonly entries: readonly Entry[];
  readonly found: readonly Item[];
}

/** Returns true if `after` narrows `before`: each word continues, or there are more words. */
const goesOn = (before: readonly string[], after: readonly string[]): boolean =>
  before.length <= after.length && before.every((word, at) => after[at]?.startsWith(word));

/**
 * Memoizes, per index, the answers to the prefixes of the last term, shortest first. A longer term searches only the previous
 * matches, and a deleted letter reuses an answer.
 */
const trails = new WeakMap<SearchIndex, readonly Answer[]>();

/**
 * Searches items that match all words of a term, best first; equal ranks keep the recommended order. An empty term matches
 * all. [MKT-18, MKT-20, MKT-21]
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
  // Buckets by rank keep the catalogue's order and avoid sorting thousands of hits at each keystroke.
  const ranked: Item[][] = [[], [], [], [], [], []];
  const entries = among.filter((entry) => {
    const rank = rankOf(entry, words, whole);
    if (rank !== null) ranked[rank + 2]?.push(entry.item);
    return rank !== null;
  });
  return { words: texts, entries, found: ranked.flat() };
}
