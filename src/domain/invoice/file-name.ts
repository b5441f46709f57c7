/** Default prefix of an invoice's file name. [INV-02] */
const PREFIX = 'r4m-invoice-';

const safe = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '-');

/** Builds the file name of an invoice; characters that are unsafe in a file name become hyphens. [INV-02] */
export const invoiceFile = (number: string, prefix: string | null | undefined): string =>
  safe(`${prefix ?? PREFIX}${number}.pdf`);

/**
 * Builds the file name of several invoices.
 * @param of what they have in common: a year, or `all`
 */
export const invoicesFile = (of: string, kind: 'zip' | 'csv', prefix: string | null | undefined): string =>
  safe(`${prefix ?? PREFIX}${of}.${kind}`);
