/** What the file of an invoice begins with where the page says nothing else. [INV-02] */
const PREFIX = 'r4m-invoice-';

/** The name that an invoice is saved under. A number is no path: what no file name takes becomes a hyphen. [INV-02] */
export const invoiceFile = (number: string, prefix: string | null | undefined): string =>
  `${prefix ?? PREFIX}${number}.pdf`.replace(/[^\p{L}\p{N} ._-]/gu, '-');
