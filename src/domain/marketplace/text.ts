/** Letters that Unicode does not decompose, and what people type for them on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
const SPECIAL = /[đłøıßæœ]/g;

// Fast path: ASCII needs no normalisation, and most catalogues are mostly ASCII.
const ASCII = /^[\u0020-\u007e]*$/;

/** Normalises a text for comparison: lower case, without accents. `Édition Đ` → `edition d`. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** Returns the normalised words of a text. */
export const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Start and end of a range in UTF-16 units, as for `slice`. */
export type Range = readonly [from: number, to: number];

/** Maps each unit of the normalised text to its position in the written one. */
function placesOf(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let unit = plain(character).length; unit > 0; unit -= 1) places.push(at);
    at += character.length;
  }
  return [...places, at];
}

/** Returns the end of the character at a position, including its combining accents. */
const endOf = (text: string, at: number): number => {
  const [character = ''] = /^.\p{M}*/su.exec(text.slice(at)) ?? [];
  return at + character.length;
};

const united = (ranges: readonly Range[]): readonly Range[] => {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
};

/** Returns the ranges of a text that match a search term, for highlighting; prefers beginnings of words. */
export function matchesIn(text: string, term: string): readonly Range[] {
  const places = placesOf(text);
  const flat = [...text].map(plain).join('');
  const ranges = wordsOf(term).flatMap((word): Range[] => {
    const starts = [...flat.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
    const at = starts.find((start) => flat.startsWith(word, start)) ?? flat.indexOf(word);
    const [from, last] = [places[at], places[at + word.length - 1]];
    return at < 0 || from === undefined || last === undefined ? [] : [[from, endOf(text, last)]];
  });
  return united(ranges);
}
