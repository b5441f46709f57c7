import { withNumbers, type Issued } from '../model/invoice-number';
import type { Draft, InvoiceRow } from './draft';

/** A numbered document that is not stored yet. */
export type Document = Omit<InvoiceRow, 'sequence'>;

/**
 * Numbers drafts in their order, and names in each credit note the invoice that it corrects.
 * @param issued how many documents of each kind have been issued before
 */
export function numbered(drafts: readonly Draft[], issued: Issued): readonly Document[] {
  const rows = withNumbers(drafts, issued);
  const numberOf = new Map(drafts.map((draft, at) => [draft, rows[at]?.number ?? null]));
  return rows.map(({ original, ...row }) => (original ? { ...row, corrects: numberOf.get(original) ?? null } : row));
}
