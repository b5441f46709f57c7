/** When a cart became what it is, and in which tab: by it several tabs agree on one cart. */
export interface Stamp {
  /** ms, as the tab's clock and all that it had seen by then say. */
  readonly at: number;
  /** Told apart from other tabs, no more. */
  readonly tab: string;
}

/** Of a cart that nobody has changed yet. */
export const NEVER: Stamp = { at: 0, tab: '' };

/** The last writer wins; of two at the same time it is the one with the greater id, in each tab the same. [STO-05] */
export const isLater = (one: Stamp, other: Stamp): boolean =>
  one.at > other.at || (one.at === other.at && one.tab > other.tab);

export const later = (one: Stamp, other: Stamp): Stamp => (isLater(one, other) ? one : other);

/** Later than what was seen, whatever the clock says: one that is wrong, or was set back, shuts no tab out. [STO-05] */
export const nextStamp = (seen: Stamp, tab: string, now: number): Stamp => ({ at: Math.max(now, seen.at + 1), tab });
