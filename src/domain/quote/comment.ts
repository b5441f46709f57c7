/** Maximum length of a comment, and of the marketplace's whole address field, in characters. [QUO-16, QUO-36] */
export const MAX_TEXT = 255;

/** Maximum length of a person's or a company's name, in characters. */
export const MAX_NAME = 100;

/** Returns true if the text exceeds the limit; markup counts. [QUO-16, QUO-17, docs/decisions/0039] */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT;

/** A tag, comment or declaration; `a < b` and `I <3 it` do not match. */
const MARKUP = /<(?:!--[\s\S]*?-->|[a-z/!?][^<>]*>)/gi;

/** Control characters C0 and C1, except tab and line feed, and those that turn the direction of a text (bidi). */
const CONTROL = /[^\P{Cc}\t\n]|\p{Bidi_C}/gu;

/**
 * Sanitises a comment before it is sent: strips tags and control characters, and repeats until no nested tag is left.
 * [QUO-18]
 */
export function sanitiseComment(text: string): string {
  let clean = text.replace(/\r\n?/g, '\n').replace(CONTROL, '');
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = clean.replace(MARKUP, '');
  }
  return clean.trim();
}

/** Sanitises a name before it is sent: as a comment, in one line. */
export const sanitiseName = (text: string): string => sanitiseComment(text).replace(/\s+/g, ' ');
