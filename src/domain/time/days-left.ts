import { daysBetween, readDay, type Day } from './day';

/**
 * Counts the days until something ends, so that a countdown matches the date beside it: on the day before, one day is left.
 * @param until a day, or an instant, which counts as its UTC day
 * @returns null if there is no such day, or it has come
 */
export function daysLeft(until: string | null, today: Day): number | null {
  const day = until === null ? null : readDay(until);
  return day !== null && day > today ? daysBetween(today, day) : null;
}
