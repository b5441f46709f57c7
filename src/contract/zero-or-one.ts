/** Encodes a boolean as 0 or 1, as the wire, storage and the page's scripts use it. */
export const toZeroOrOne = (is: boolean): 0 | 1 => (is ? 1 : 0);
