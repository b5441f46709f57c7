/** Logical timestamp of a cart and the tab that wrote it, by which tabs agree on one cart. */
export interface Stamp {
  /** ms since 1970 by the tab's clock, and at least 1 ms after any stamp that the tab had seen. */
  readonly at: number;
  /** Random id of the tab. */
  readonly tab: string;
}

/** Stamp of a cart that was never changed. */
export const NO_STAMP: Stamp = { at: 0, tab: '' };

/** Last write wins; equal times are ordered by tab id, the same way in each tab. [STO-05] */
export const isLaterStamp = (one: Stamp, other: Stamp): boolean =>
  one.at > other.at || (one.at === other.at && one.tab > other.tab);

export const laterStamp = (one: Stamp, other: Stamp): Stamp => (isLaterStamp(one, other) ? one : other);

/**
 * Returns a stamp later than the last one seen, whatever the clock says, so that a wrong clock does not lock a tab out.
 * [STO-05]
 */
export const nextStamp = (seen: Stamp, tab: string, now: number): Stamp => ({ at: Math.max(now, seen.at + 1), tab });
