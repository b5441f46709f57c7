const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A period as people write it, `Nov 1 – Dec 1, 2026`, of moments that are days of the seller's: the same for every reader.
 * Apart from `format.ts`, because no first price needs it.
 */
export function formatPeriod(from: string, to: string, language: string): string {
  const format = made.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  made.set(language, format);
  const [start, end] = [new Date(from), new Date(to)];
  return start <= end ? format.formatRange(start, end) : '';
}
