/** The sign of the docs: a plate with its keyline. */
export const MARK =
  '<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect class="mark-plate" x="1" y="1" width="30" height="30" rx="8"/><rect class="mark-line" x="3.5" y="3.5" width="25" height="25" rx="5.5"/><path class="mark-sign" d="M8.5 11l3.5 10 4-9 4 9 3.5-10"/></svg>';

/** The magnifier of the search. */
export const SEARCH_ICON =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="M10.5 10.5L14 14"/></svg>';
