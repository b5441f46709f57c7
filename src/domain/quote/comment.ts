/** Characters of a comment, and of all that the marketplace's address field holds. [QUO-16, QUO-36] */
export const MAX_TEXT = 255;

/** The text as it stands in the field counts, markup and all. [QUO-16, QUO-17, docs/decisions/0039] */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT;

/** A tag, a comment or a declaration. `a < b` and `I <3 it` are none. */
const MARKUP = /<(?:!--[\s\S]*?-->|[a-z/!?][^<>]*>)/gi;

/** All of C0 and C1 but the tab and the line feed. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** What is sent of a comment: no tags, no control characters. What one tag hid in another goes as well. [QUO-18] */
export function sanitiseComment(text: string): string {
  let clean = text.replace(/\r\n?/g, '\n').replace(CONTROL, '');
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = clean.replace(MARKUP, '');
  }
  return clean.trim();
}
