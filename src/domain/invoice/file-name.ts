/** Default prefix of an invoice's file name. [INV-02] */
const PREFIX = 'r4m-invoice-';

/** Builds the file name of an invoice; characters that are unsafe in a file name become hyphens. [INV-02] */
export const invoiceFile = (number: string, prefix: string | null | undefined): string =>
  `${prefix ?? PREFIX}${number}.pdf`.replace(/[^\p{L}\p{N} ._-]/gu, '-');
