/** Returns the address of an external site if it is https, else null. [MKT-15] */
export const outside = (url: string | null): string | null =>
  url && /^https:\/\/[^/]/i.test(url) && URL.canParse(url) ? url : null;
