import { daysBetween, readDay, type Day } from './day';

/**
 * Days from today until a day on which something ends, so that a countdown and the day beside it agree: one day is left on the day
 * before.
 * @param until a day, or an instant, which is its day of UTC
 * @returns null where there is no such day, or it has come
 */
export function daysLeft(until: string | null, today: Day): number | null {
  const day = until === null ? null : readDay(until);
  return day !== null && day > today ? daysBetween(today, day) : null;
}
