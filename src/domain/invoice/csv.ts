/** First characters with which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Writes one cell: a text that a spreadsheet would run as a formula begins with an apostrophe, and quotes, commas and line breaks are
 * quoted as in RFC 4180.
 */
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Marks the file as UTF-8, because Excel would take it for an older encoding. */
const MARK = '\ufeff';

/** Writes rows as CSV (RFC 4180). The first row has the names of the columns. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
