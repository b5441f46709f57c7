import type { DueLine } from '../../../src/domain/checkout/due';
import type { Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';

/** A line of an invoice. The amounts of all lines add up to the net total. */
export interface InvoiceLine {
  /** `discount` is the package's saving on its list price; the other kinds are those of an order. */
  readonly kind: DueLine['kind'] | 'discount';
  readonly title: string;
  /** Minor units; negative for discounts and credits. */
  readonly amount: Minor;
  /** Prorated days, and the days of the period; both 0 for a whole period. */
  readonly days: number;
  readonly ofDays: number;
  /** The covered part of the period; absent for a balance, a one-off charge, and older invoices. */
  readonly span?: Period;
  /** The number of units, and the unit price for a whole period. */
  readonly quantity?: number;
  readonly unitPrice?: Minor;
  /** The number of the invoice whose charge a credit takes back. */
  readonly corrects?: string;
}
