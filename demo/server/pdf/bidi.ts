import bidiFactory from 'bidi-js';
import { signsOf, type Run } from './faces';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Returns whether a text begins in a script that is read from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Returns punctuation that stands in a text from right to left; its letters are turned by the font. */
const mirrored = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text
    : signsOf(text)
        .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .toReversed()
        .join('');

/** Returns the runs of a line in the order in which they are drawn from left to right. */
export function inVisualOrder(runs: readonly Run[], base: 'ltr' | 'rtl'): readonly Run[] {
  const text = runs.map((run) => run.text).join('');
  if (!RIGHT_TO_LEFT.test(text)) return runs;
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const pieces: (Run & { readonly level: number })[] = [];
  let at = 0;
  for (const { text: own, font } of runs) {
    let begin = 0;
    for (let end = 1; end <= own.length; end += 1) {
      if (end < own.length && levels[at + end] === levels[at + begin]) continue;
      const level = levels[at + begin] ?? 0;
      const piece = own.slice(begin, end);
      pieces.push({ text: level % 2 === 1 ? mirrored(piece) : piece, font, level });
      begin = end;
    }
    at += own.length;
  }
  // Reverses, from the deepest level upward, every sequence of pieces of at least that level.
  const deepest = Math.max(...pieces.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let begin = 0; begin < pieces.length; begin += 1) {
      let end = begin;
      while ((pieces[end]?.level ?? -1) >= level) end += 1;
      if (end > begin) pieces.splice(begin, end - begin, ...pieces.slice(begin, end).toReversed());
      begin = Math.max(begin, end);
    }
  }
  return pieces;
}
