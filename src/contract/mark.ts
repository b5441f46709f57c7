/** Yes or no as the wire, what is kept, and the page's scripts have it. */
export const mark = (is: boolean): 0 | 1 => (is ? 1 : 0);
