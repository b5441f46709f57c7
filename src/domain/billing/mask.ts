/** What is stored is shown masked; a masked text is shown only and never sent. [BIL-12, BIL-13, BIL-14, docs/decisions/0059] */

const DOT = '•';

/** `M•••• I••••`: the first letter of each word; how long the words are is not said. [BIL-12] */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ([...word][0] ?? '') + DOT.repeat(4))
    .join(' ');

/** `424242 •••••• 4242`: what may be kept of a number. [BIL-13] */
export const maskedNumber = (firstSix: string, lastFour: string): string =>
  [firstSix, DOT.repeat(6), lastFour].filter(Boolean).join(' ');

/** `•••• 6789` of an account. */
export const maskedAccount = (lastFour: string): string => [DOT.repeat(4), lastFour].filter(Boolean).join(' ');

/** Nothing of it is ever kept. [BIL-14] */
export const maskedCvv = (length: 3 | 4): string => DOT.repeat(length);
