import type { Language } from '../../demo/server/texts/language';

/** A document as the list of the contract tells it. */
export interface Listed {
  readonly number: string;
  readonly type: 'invoice' | 'credit_note';
  readonly corrects?: string;
  readonly title: string;
  readonly issued_at: string;
  readonly period_started_at: string;
  readonly period_ends_at: string;
  readonly paid_at: string | null;
  readonly payment_status: number;
  readonly subtotal: string;
  readonly tax: string;
  readonly amount: string;
}

export interface Mail {
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly attachment: { readonly path: string } | null;
}

/** A sale as it was made, and the record of its document. */
export interface Sale {
  readonly details: object;
  /** What names the buyer and the buyer's address, line by line. */
  readonly lines: readonly string[];
  readonly taxId: string | null;
  readonly sellerTaxId: string;
  readonly tax: {
    readonly name: string;
    readonly percent: number;
    readonly country: string;
    readonly isReverse: boolean;
  } | null;
  readonly language: Language;
  readonly list: Listed;
  /** Time of the sale, ms since 1970. */
  readonly at: number;
  readonly isYearly: boolean;
}

export const PERSON = 'Marisol Ibarra';
const STREET = '1 Dock Street';

/** Buyers with their billing details, and what a document has to say of each. */
export const BUYERS = {
  british: {
    details: { country: 'GB', state: '', zip: 'LS1 4DY', city: 'Leeds', company: 'Millrace Ltd', vatno: '' },
    lines: ['Millrace Ltd', PERSON, STREET, 'Leeds LS1 4DY'],
    taxId: null,
    sellerTaxId: 'GB 412 5673 88',
    tax: { name: 'VAT', percent: 20, country: 'GB', isReverse: false },
  },
  german: {
    details: {
      country: 'DE',
      state: '',
      zip: '20095',
      city: 'Hamburg',
      company: 'Mustermann GmbH',
      vatno: 'DE136695976',
    },
    lines: ['Mustermann GmbH', PERSON, STREET, '20095 Hamburg'],
    taxId: 'DE136695976',
    sellerTaxId: 'DE 318274659',
    tax: { name: 'MwSt.', percent: 0, country: 'DE', isReverse: true },
  },
  american: {
    details: {},
    lines: [PERSON, STREET, 'Norfolk VA 23510'],
    taxId: null,
    sellerTaxId: 'EIN 84-1942077',
    tax: null,
  },
  french: {
    details: { country: 'FR', state: '', zip: '44000', city: 'Nantes', company: 'Fret Loire SAS', vatno: '' },
    lines: ['Fret Loire SAS', PERSON, STREET, '44000 Nantes'],
    taxId: null,
    sellerTaxId: 'FR 27 918273645',
    tax: { name: 'TVA', percent: 20, country: 'FR', isReverse: false },
  },
} as const;
