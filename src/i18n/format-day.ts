import { formatterOf } from './format';

/** Formats every billing day in the seller's time zone (UTC), with the calendar and digits of invoices, whatever the reader's settings. */
const SAME = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

type Style = 'short' | 'medium' | 'long';

const formatOf = (language: string, dateStyle: Style): Intl.DateTimeFormat =>
  formatterOf(Intl.DateTimeFormat, language, { ...SAME, dateStyle });

/** Writes what Intl leaves out: the ordinal of a first day (“1er décembre”, “1º de dezembro”), and “г.” beside its year. */
const written = (text: string, language: string): string =>
  text
    .replace(/\b1\b/g, language.startsWith('fr') ? '1er' : language.startsWith('pt') ? '1º' : '1')
    .replace(' г.', '\u00A0г.');

/**
 * Formats a billing day for display: the day of the next invoice, the end of a period or a trial, a due date or an issue date.
 * Use no other formatter for billing days, so that a page, an invoice and a mail show the same day in every time zone.
 * @param at a day (`2026-12-28`), or an instant, which is formatted as its day in UTC
 * @returns an empty text for an invalid date
 */
export function formatDay(at: string | number, language: string, style: Style = 'medium'): string {
  const day = new Date(at);
  return Number.isNaN(day.getTime()) ? '' : written(formatOf(language, style).format(day), language);
}

/**
 * Formats a billing period from its first to its last day, `Nov 1 – 30, 2026`, so that who counts the days comes to those that are
 * billed. Returns an empty text if the period ends before it starts.
 * @param to the end of the period, which is the first day of the next one
 */
export function formatPeriod(from: string, to: string, language: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return start <= end
    ? written(formatOf(language, 'medium').formatRange(start, Math.max(start, end - 1)), language)
    : '';
}
