import { PaymentStatus } from '../codes/payment';
import { sumOrNull, type Minor } from '../money/minor';
import type { Invoice } from './types';

/** What is still to be paid. An order that failed is not ordered, so its invoice is void. */
const OPEN: readonly (PaymentStatus | null)[] = [
  PaymentStatus.unpaid,
  PaymentStatus.failed,
  PaymentStatus.due,
  PaymentStatus.overdue,
];

export const isOpen = ({ status }: Pick<Invoice, 'status'>): boolean => OPEN.includes(status);

/** The open ones among what was billed, and what they come to; null where that is not known of one of them. */
export function openOf(invoices: readonly Invoice[]): {
  readonly open: readonly Invoice[];
  readonly sum: Minor | null;
} {
  const open = invoices.filter(isOpen);
  return { open, sum: sumOrNull(open.map(({ total }) => total)) };
}
