/** Differences (ms) below this one are those of the way and of rounding, not of a clock. */
export const CLOCK_TOLERANCE = 60_000;

/**
 * Returns how far the server's clock is ahead of this one (ms), by the `Date` of a reply that has just come.
 * @param sentAt when the call was sent, in ms since 1970 by this clock
 * @returns null if the reply does not tell: it has no `Date`, was long on its way, or may be a cache's copy
 */
export function clockOffsetOf(headers: Headers, sentAt: number, now: number): number | null {
  const offset = Date.parse(headers.get('Date') ?? '') - now;
  const mayBeCopy = Number(headers.get('Age')) > 0 || /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '');
  return Number.isNaN(offset) || mayBeCopy || Math.abs(now - sentAt) > CLOCK_TOLERANCE ? null : offset;
}
