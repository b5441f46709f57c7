import { lineBoxes } from './text-lines';

/** Addresses, file names, ids and long numbers, which may break where they have to. */
const MAY_BREAK = /[@/\\_=]|\w\.\w|\d{5}|^[A-Z\d-]{9,}$/;

const WORD = /[\p{L}\p{M}\p{N}'’.,]+(?:[-\u2010][\p{L}\p{M}\p{N}'’.,]+)*/gu;

/** The fewest letters that may stand alone on either side of a hyphen at the end of a line. */
const FEWEST = 2;

function firstBreak(range: Range, node: Text, start: number, end: number): number {
  for (let at = start + 1; at < end; at += 1) {
    range.setStart(node, start);
    range.setEnd(node, at + 1);
    if (lineBoxes(range).length > 1) return at;
  }
  return end;
}

/** Tells whether a break is after a hyphen that leaves enough of the word on both lines. */
function isAtHyphen(word: string, at: number): boolean {
  if (!/[-\u2010\u00AD]/.test(word[at - 1] ?? '')) return false;
  const before =
    word
      .slice(0, at - 1)
      .split(/[-\u2010]/)
      .at(-1) ?? '';
  const after = word.slice(at).split(/[-\u2010]/)[0] ?? '';
  return before.length >= FEWEST && after.length >= FEWEST;
}

/** Returns the words of a text that go on in the next line, with a bar where they break. */
export function brokenWordsOf(node: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (lineBoxes(range).length < 2) return [];
  const found: string[] = [];
  for (const { index: from, 0: token } of node.data.matchAll(/\S+/g)) {
    if (MAY_BREAK.test(token)) continue;
    for (const { index, 0: word } of token.matchAll(WORD)) {
      const start = from + index;
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      if (lineBoxes(range).length < 2) continue;
      const at = firstBreak(range, node, start, start + word.length) - start;
      if (!isAtHyphen(word, at)) found.push(`${word.slice(0, at)}|${word.slice(at)}`);
    }
  }
  return found;
}
