/**
 * Calendar days in UTC. Periods, renewals, trial ends, due dates and invoice dates are days, so that every reader sees the
 * same one; an order, a payment or a message is an instant and stays a `Date`.
 */
declare const named: unique symbol;

/** A calendar day in UTC as `2026-12-10`; two days compare as text. */
export type Day = string & { readonly [named]: 'Day' };

const DAY = 86_400_000;

/** A day, or an instant with its zone, to the minute or finer. */
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/;

/**
 * Returns the UTC day of an instant.
 * @param at a date, or ms since 1970
 */
export const dayOf = (at: Date | number): Day => new Date(at).toISOString().slice(0, 10) as Day;

/** Returns the first millisecond of a day. */
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const isReal = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Parses a day, or an instant with a zone as its UTC day. It rejects an instant without a zone, which would be another day
 * for each reader, and days that do not exist, such as 31 February.
 * @returns null if it is neither
 */
export function readDay(text: string): Day | null {
  const [, year, month, day, time] = WRITTEN.exec(text) ?? [];
  if (!isReal(Number(year), Number(month), Number(day))) return null;
  if (time === undefined) return text as Day;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : dayOf(at);
}

/** Counts whole days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY);

export const addDays = (day: Day, days: number): Day => dayOf(startOf(day).getTime() + days * DAY);

/**
 * Adds calendar months to an anchor; a month without that day uses its last day. Counting from the anchor and not step by
 * step turns 31 January into 28 February and then 31 March.
 */
export function monthsFrom(anchor: Day, months: number): Day {
  const date = startOf(anchor);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}
