import { signsOf } from './faces';

/** Letters of scripts that are written without spaces, between which a line may end. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`;
/** Signs that never begin a line. */
const CLOSING = String.raw`[\p{Pe}\p{Pf}、。，．：；！？ーっッゃゅょャュョ]`;

/** Places where a line may end: after spaces, after a hyphen or slash inside a word, and beside a letter of an unspaced script. */
const BREAKS = new RegExp(
  String.raw`(?<=[ \t\u3000]|[\p{L}][-/–—](?=[\p{L}]))(?![ \t])|(?<=${UNSPACED})(?!${CLOSING}|[ \t]|$)|(?<=[^\s\p{Ps}\p{Pi}])(?=${UNSPACED})(?!${CLOSING})`,
  'u',
);

/** Bidirectional control characters, with which a text could look different from what it says. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text without controls: with plain line ends, and nothing that turns its direction. */
export const clean = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\u00ad\u200b\ufeff]/gu, (one) => (one === '\n' ? one : ''));

/** Returns the parts of a word that is wider than a line. */
function split(word: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of signsOf(word)) {
    if (part && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/**
 * Returns the lines of a text.
 * @param fits returns whether a text fits in a line as it is drawn
 */
export function breakLines(text: string, fits: (text: string) => boolean): readonly string[] {
  return clean(text)
    .split('\n')
    .flatMap((paragraph) => {
      if (fits(paragraph)) return [paragraph.trimEnd()];
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(BREAKS)) {
        if (fits((line + word).trimEnd())) line += word;
        else {
          if (line.trim()) lines.push(line);
          const parts = fits(word.trimEnd()) ? [word] : split(word, fits);
          lines.push(...parts.slice(0, -1));
          line = parts.at(-1) ?? '';
        }
      }
      return [...lines, line].map((one) => one.trimEnd());
    });
}
