/** Letters that stand for themselves in Unicode and for another one to who types on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
const SPECIAL = /[đłøıßæœ]/g;

// ASCII needs none of the work below, and most catalogues are mostly ASCII.
const ASCII = /^[\u0020-\u007e]*$/;

/** As texts are compared: lower case, without accents. `Édition Đ` → `edition d`. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text as it is compared. */
export const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a piece of a text begins and ends, in UTF-16 units, as `slice` counts them. */
export type Range = readonly [from: number, to: number];

/** For each unit of the plain text, where it stands in the written one. */
function placesOf(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let unit = plain(character).length; unit > 0; unit -= 1) places.push(at);
    at += character.length;
  }
  return [...places, at];
}

/** The place after the character that begins there, with the accents that follow it. */
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

/** What of a written text a search has met, to be marked: the beginning of a word where there is one, else anywhere. */
export function matchesIn(text: string, term: string): readonly Range[] {
  const places = placesOf(text);
  const flat = [...text].map(plain).join('');
  const ranges = wordsOf(term).flatMap((word): Range[] => {
    const starts = Array.from(flat.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => index);
    const at = starts.find((start) => flat.startsWith(word, start)) ?? flat.indexOf(word);
    const [from, last] = [places[at], places[at + word.length - 1]];
    return at < 0 || from === undefined || last === undefined ? [] : [[from, endOf(text, last)]];
  });
  return united(ranges);
}
