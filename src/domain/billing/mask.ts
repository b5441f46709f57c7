/** Masks stored billing data for display; a masked text is never sent. [BIL-12, BIL-13, BIL-14, docs/decisions/0059] */

const DOT = '•';
const NO_BREAK_SPACE = '\u00A0';

/** Masks a name as `M•••• I••••`: the first letter of each word and a fixed number of dots. [BIL-12] */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ([...word][0] ?? '') + DOT.repeat(4))
    .join(' ');

/** Masks the number of a card or an account as `•••• 6789`, which no line breaks. [BIL-13] */
export const maskedNumber = (lastFour: string): string =>
  [DOT.repeat(4), lastFour].filter(Boolean).join(NO_BREAK_SPACE);

/** Masks a security code, which is never stored. [BIL-14] */
export const maskedCvv = (length: 3 | 4): string => DOT.repeat(length);
