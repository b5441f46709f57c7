/** How long it is until something, in the larger unit that says it: begun days, on the last one begun hours. */
export interface TimeLeft {
  readonly unit: 'day' | 'hour';
  /** At least 1. */
  readonly count: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @param now ms since 1970. @returns null where there is no such moment, or it is over */
export function timeLeft(until: string | null, now: number): TimeLeft | null {
  const left = until === null ? 0 : Date.parse(until) - now;
  if (!(left > 0)) return null;
  return left > DAY ? { unit: 'day', count: Math.ceil(left / DAY) } : { unit: 'hour', count: Math.ceil(left / HOUR) };
}
