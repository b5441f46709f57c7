/** An invoice, or the credit note that corrects one. */
export type DocumentKind = 'invoice' | 'credit_note';

/** How many documents of each kind the seller has issued. */
export type Issued = Readonly<Record<DocumentKind, number>>;

/** The number before the first one, so that all numbers have eight digits. */
const BEFORE = 10_000_000;

const PREFIX: Readonly<Record<DocumentKind, string>> = { invoice: '', credit_note: 'CN-' };

/** Returns the n-th number of a kind, 1-based: `10000001`, `CN-10000001`. */
export const documentNumber = (kind: DocumentKind, nth: number): string => `${PREFIX[kind]}${BEFORE + nth}`;

interface Numbered {
  readonly kind: DocumentKind;
}

/**
 * Numbers documents in the given order, each kind in a sequence of its own.
 * @param issued how many of each kind have been issued before
 */
export function withNumbers<D extends Numbered>(
  documents: readonly D[],
  issued: Issued,
): readonly (D & { readonly number: string })[] {
  const last = { ...issued };
  return documents.map((one) => ({ ...one, number: documentNumber(one.kind, (last[one.kind] += 1)) }));
}
