import type { DueLine } from '../../../src/domain/checkout/due';
import type { Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';

/** What stands on an invoice. The amounts of all lines add up to its net sum. */
export interface InvoiceLine {
  /** `discount` is what a package costs less than its list price; the others are those of an order. */
  readonly kind: DueLine['kind'] | 'discount';
  readonly title: string;
  /** Minor units; what is taken off is below 0. */
  readonly amount: Minor;
  /** Days billed, and those of the period; both 0 of what is billed whole. */
  readonly days: number;
  readonly ofDays: number;
  /** What of the period it is for; none of a balance, of what is billed once, and of invoices of before it was written. */
  readonly span?: Period;
  /** Units, and the price of one for a whole period. */
  readonly quantity?: number;
  readonly unitPrice?: Minor;
}
