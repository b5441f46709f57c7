/** A calendar day in UTC, as the number of days since 1 January 1970. */
export type DayNumber = number;

export const DAY = 86_400_000;

export const dayAt = (ms: number): DayNumber => Math.floor(ms / DAY);
export const startOfDay = (day: DayNumber): number => day * DAY;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31;

/** Returns the day number of the first of a month; months are 0-based and may overflow. */
function firstOf(year: number, month: number): DayNumber {
  const [years, rest] = [year + Math.floor(month / 12), ((month % 12) + 12) % 12];
  let days = 0;
  for (let one = 1970; one < years; one += 1) days += isLeap(one) ? 366 : 365;
  for (let one = 0; one < rest; one += 1) days += lengthOf(years, one);
  return days;
}

interface Calendar {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** Converts a day number to year, month and day. @param day of 1970 or later */
export function calendarOf(day: DayNumber): Calendar {
  let [year, month] = [1970 + Math.floor(day / 366), 0];
  while (firstOf(year + 1, 0) <= day) year += 1;
  while (firstOf(year, month + 1) <= day) month += 1;
  return { year, month, date: day - firstOf(year, month) + 1 };
}

/** Returns the day some months after an anchor: the anchor's day of the month, or the last one of a shorter month (31 → 28 → 31). */
export function monthsFrom(anchor: DayNumber, months: number): DayNumber {
  const { year, month, date } = calendarOf(anchor);
  const first = firstOf(year, month + months);
  return Math.min(first + date, firstOf(year, month + months + 1)) - 1;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Formats a day as `2026-12-10`. */
export function writeDay(day: DayNumber): string {
  const { year, month, date } = calendarOf(day);
  return `${year}-${two(month + 1)}-${two(date)}`;
}

/** Parses the UTC day of a value of the wire: a day, or an instant with its time zone. */
export const readDay = (said: unknown): DayNumber => {
  const at = typeof said === 'string' && /^\d{4}-\d\d-\d\d/.test(said) ? Date.parse(said) : Number.NaN;
  if (Number.isNaN(at)) throw new Error(`not a day: ${String(said)}`);
  return dayAt(at);
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats a day as `December 10, 2026`, independent of the reader's time zone. */
export function dayInWords(day: DayNumber): string {
  const { year, month, date } = calendarOf(day);
  return `${MONTHS[month]} ${date}, ${year}`;
}
