/** Formats every billing day in the seller's time zone (UTC), with the calendar and digits of invoices, whatever the reader's settings. */
const SAME = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

type Style = 'short' | 'medium' | 'long';

const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, dateStyle: Style): Intl.DateTimeFormat {
  const id = `${language} ${dateStyle}`;
  const known = made.get(id) ?? new Intl.DateTimeFormat(language, { ...SAME, dateStyle });
  made.set(id, known);
  return known;
}

/**
 * Formats a billing day for display: the day of the next invoice, the end of a period or a trial, a due date or an issue date.
 * Use no other formatter for billing days, so that a page, an invoice and a mail show the same day in every time zone.
 * @param at a day (`2026-12-28`), or an instant, which is formatted as its day in UTC
 * @returns an empty text for an invalid date
 */
export function formatDay(at: string | number, language: string, style: Style = 'medium'): string {
  const day = new Date(at);
  return Number.isNaN(day.getTime()) ? '' : formatOf(language, style).format(day);
}

/** Formats a billing period, `Nov 1 – Dec 1, 2026`. Returns an empty text if the period ends before it starts. */
export function formatPeriod(from: string, to: string, language: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  return start <= end ? formatOf(language, 'medium').formatRange(start, end) : '';
}
