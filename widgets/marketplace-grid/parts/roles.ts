/** `<search>` is younger than some of the browsers that we promise. */
export const SEARCH = { role: 'search' } as const;
/**
 * The roles of a combobox's list. A `<select>` cannot stand under a field that keeps the focus, and its options hold text only.
 */
export const LISTBOX = { role: 'listbox' } as const;
export const GROUP = { role: 'group' } as const;
/** Never focused itself: the field names the active one. */
export const OPTION = { role: 'option' } as const;
