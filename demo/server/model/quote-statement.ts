import type { BillingCycle, Edition } from '../../../src/domain/catalogue/types';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Minor } from '../../../src/domain/money/minor';
import type { LinePrice } from '../../../src/domain/pricing/line-price';
import type { CartTotals } from '../../../src/domain/pricing/totals';

/** An add-on, as a document lists it. Amounts are minor units per month. */
export interface StatementLine {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  /** Null where the price is one for all. */
  readonly quantity: number | null;
  /** Of the quantity, what costs nothing. */
  readonly free: number;
  readonly price: Minor;
  readonly amount: Minor;
  /** Paid with the first bill only, and part of no monthly sum. */
  readonly isOnce: boolean;
}

export interface StatementPackage {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly cycle: BillingCycle;
  readonly edition: Edition;
  readonly price: LinePrice;
  /** Titles of the chosen sub-packages. */
  readonly options: readonly string[];
  readonly modules: readonly { readonly id: number; readonly title: string }[];
}

/** A cart written out with what it cost at one moment: what a quote keeps, and what pages, mails and PDFs show. */
export interface Statement {
  readonly currency: CurrencyCode;
  readonly package: StatementPackage | null;
  /** The vehicles or others that the package counts; its title is the document's to say. */
  readonly fleet: StatementLine | null;
  readonly lines: readonly StatementLine[];
  readonly totals: CartTotals;
}
