import type { BillItem } from '../../../src/domain/checkout/bill';
import type { DueLine } from '../../../src/domain/checkout/due';
import type { Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';

/** A line of an invoice. The amounts of all lines add up to the net total. */
export interface InvoiceLine {
  /** `discount` is the package's saving on its list price; the other kinds are those of an order. */
  readonly kind: DueLine['kind'] | 'discount';
  readonly title: string;
  /** The item that is charged or credited; absent for a balance, a discount, and lines of older documents. */
  readonly item?: Pick<BillItem, 'source' | 'id'>;
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

/** Returns whether two lines, or a line and an item that is held, are for the same item. Lines that name no item are compared by title. */
export const isSameItem = (
  one: Pick<InvoiceLine, 'item' | 'title'>,
  other: Pick<InvoiceLine, 'item' | 'title'>,
): boolean =>
  one.item && other.item
    ? one.item.source === other.item.source && one.item.id === other.item.id
    : one.title === other.title;
