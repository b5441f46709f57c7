/** A billing day is a day of the seller's (UTC), in the calendar and the digits that invoices use, whoever reads it. */
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
 * A billing day for people: the day of the next invoice, the end of a period or a trial, a day that something is due on or was
 * issued on. The only formatter of such days, so that a page, an invoice and a mail name the same day in every time zone.
 * @param at a day (`2026-12-28`), or an instant, of which the day of UTC is written
 * @returns an empty text where it is no date
 */
export function formatDay(at: string | number, language: string, style: Style = 'medium'): string {
  const day = new Date(at);
  return Number.isNaN(day.getTime()) ? '' : formatOf(language, style).format(day);
}

/** A period as people write it, `Nov 1 – Dec 1, 2026`; an empty text where it ends before it starts. */
export function formatPeriod(from: string, to: string, language: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  return start <= end ? formatOf(language, 'medium').formatRange(start, end) : '';
}
