import type { BillingCycle, Edition } from '../../../src/domain/catalogue/types';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Minor } from '../../../src/domain/money/minor';
import type { LinePrice } from '../../../src/domain/pricing/line-price';
import type { CartTotals } from '../../../src/domain/pricing/totals';

/** An add-on as quotes and PDFs list it. Amounts are minor units per month. */
export interface StatementLine {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  /** Null where the price does not depend on a quantity. */
  readonly quantity: number | null;
  /** The free part of the quantity. */
  readonly free: number;
  readonly price: Minor;
  readonly amount: Minor;
  /** Charged with the first invoice only, and not part of a monthly sum. */
  readonly isOnce: boolean;
}

export interface StatementPackage {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly cycle: BillingCycle;
  readonly edition: Edition;
  readonly price: LinePrice;
  /** The titles of the chosen sub-packages. */
  readonly options: readonly string[];
  readonly modules: readonly { readonly id: number; readonly title: string }[];
}

/** A snapshot of a cart with its prices, which quotes store and pages, mails and PDFs show. */
export interface Statement {
  readonly currency: CurrencyCode;
  readonly package: StatementPackage | null;
  /** The fleet that the package counts; its title depends on the language. */
  readonly fleet: StatementLine | null;
  readonly lines: readonly StatementLine[];
  readonly totals: CartTotals;
}
