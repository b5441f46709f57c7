import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

const PACKAGES = new URL('../../../node_modules/', import.meta.url);
const file = (path: string): string => fileURLToPath(new URL(path, PACKAGES));
const inter = (name: string): string => file(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`);
const chinese = (name: string): string => file(`@embedpdf/fonts-sc/fonts/NotoSansHans-${name}.otf`);
const arabic = (name: string): string => file(`@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-${name}.ttf`);
const emoji = (name: string): string => file(`@expo-google-fonts/noto-emoji/${name}/NotoEmoji_${name}.ttf`);

export type Face = 'regular' | 'medium' | 'strong';

/**
 * Font families in the order of preference; each PDF embeds the used subset. Inter has Latin, Vietnamese and Cyrillic letters, the others are
 * read only for a text that needs them.
 */
const FAMILIES: readonly Readonly<Record<Face, string>>[] = [
  { regular: inter('400Regular'), medium: inter('500Medium'), strong: inter('600SemiBold') },
  { regular: chinese('Regular'), medium: chinese('Medium'), strong: chinese('Bold') },
  { regular: arabic('Regular'), medium: arabic('Regular'), strong: arabic('Bold') },
  { regular: emoji('400Regular'), medium: emoji('500Medium'), strong: emoji('600SemiBold') },
];
const [MAIN] = FAMILIES;
const EMOJI = FAMILIES.at(-1);

const opened = new Map<string, Font>();

/** Returns the font of a file, read once, to ask which signs it has. */
function fontOf(path: string): Font {
  const font = opened.get(path) ?? openSync(path);
  opened.set(path, font);
  return font;
}

/** Signs without a picture of their own: joiners, variation selectors, and tags. */
const INVISIBLE = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/gu;

const covers = (path: string, text: string): boolean =>
  [...text.replace(INVISIBLE, '')].every((one) => fontOf(path).hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

/** A part of a text in one font. */
export interface Run {
  readonly text: string;
  /** The path of the font's file. */
  readonly font: string;
}

/** Returns the path of the font in which a face is written where it has all signs. */
export const mainFont = (face: Face): string => MAIN?.[face] ?? '';

const { ascent, descent, unitsPerEm } = fontOf(mainFont('regular'));
/** The height of capital letters with accents over the base line, and that of a whole line, as parts of the font size. */
export const ASCENT = ascent / unitsPerEm;
export const LINE = (ascent - descent) / unitsPerEm;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the signs of a text as people count them: a letter with its accents is one, and an emoji of several characters. */
export const signsOf = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Returns the font of a sign, or null where no font has it. Emoji have a font of their own, though others have some of them. */
function fontFor(sign: string, face: Face): string | null {
  const isEmoji = /\p{Emoji_Presentation}|\ufe0f/u.test(sign);
  const families = isEmoji && EMOJI ? [EMOJI] : FAMILIES;
  return families.find((family) => covers(family[face], sign))?.[face] ?? null;
}

/** Returns the runs of a text by font, and whether every sign is in one of them; a sign that no font has is left out. */
export function runsOf(text: string, face: Face): { readonly runs: readonly Run[]; readonly isWhole: boolean } {
  const main = mainFont(face);
  if (covers(main, text) && !/\p{Emoji_Presentation}|\ufe0f/u.test(text))
    return { runs: text ? [{ text, font: main }] : [], isWhole: true };
  const runs: Run[] = [];
  let isWhole = true;
  for (const sign of signsOf(text)) {
    const last = runs.at(-1);
    // A space between two words in one script belongs to their run.
    const font = /^\s$/u.test(sign) && last && covers(last.font, sign) ? last.font : fontFor(sign, face);
    if (font === null) isWhole = false;
    else if (last?.font === font) runs[runs.length - 1] = { text: last.text + sign, font };
    else runs.push({ text: sign, font });
  }
  return { runs, isWhole };
}
