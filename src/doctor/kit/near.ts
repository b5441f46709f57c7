/** Counts the letters to insert, remove, replace or swap to turn one word into the other (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How many letters of a word may be wrong: one of a short word, a quarter of a long one. */
const allowance = (word: string): number => Math.max(1, Math.floor(lettersOf(word).length / 4));

/** Returns the only name that begins with these letters, as `last-mile-delivery` does with `last-mile`. */
function begunBy(letters: string, names: readonly string[]): string | null {
  const begun = letters.length < 4 ? [] : names.filter((name) => lettersOf(name).startsWith(letters));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/**
 * Finds the name that was probably meant: one with the same letters, the one with the fewest letters to change, or the only one that
 * the word begins.
 * @returns null if no name is near, or the word is a name itself
 */
export function nearest(word: string, names: readonly string[]): string | null {
  const letters = lettersOf(word);
  if (letters === '' || names.includes(word)) return null;
  const ranked = names
    .map((name) => ({ name, by: distance(letters, lettersOf(name)) }))
    .toSorted((one, other) => one.by - other.by);
  const [best] = ranked;
  return best && best.by <= allowance(best.name) ? best.name : begunBy(letters, names);
}

const QUOTED = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns a list of names as words: `a, b, or c`. */
export const listed = (names: readonly string[]): string => QUOTED.format(names);

/** Returns a question for the name that was probably meant, with a blank before it; else nothing. */
export const didYouMean = (name: string | null): string => (name === null ? '' : ` Did you mean ${name}?`);
