/** Masks stored billing data for display; a masked text is never sent. [BIL-12, BIL-13, BIL-14, docs/decisions/0059] */

const DOT = '•';

/** Masks a name as `M•••• I••••`: the first letter of each word and a fixed number of dots. [BIL-12] */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ([...word][0] ?? '') + DOT.repeat(4))
    .join(' ');

/** Masks a card number as `424242 •••••• 4242`, the digits that may be stored. [BIL-13] */
export const maskedNumber = (firstSix: string, lastFour: string): string =>
  [firstSix, DOT.repeat(6), lastFour].filter(Boolean).join(' ');

/** Masks an account number as `•••• 6789`. */
export const maskedAccount = (lastFour: string): string => [DOT.repeat(4), lastFour].filter(Boolean).join(' ');

/** Masks a security code, which is never stored. [BIL-14] */
export const maskedCvv = (length: 3 | 4): string => DOT.repeat(length);
