import { PaymentStatus } from '../codes/payment';
import { sumOrNull, type Minor } from '../money/minor';
import type { Invoice } from './types';

/**
 * Payment markers of an open invoice. `failed` is among them: the invoice of a failed order is void, so a failed one is still
 * due.
 */
export const OPEN_STATUSES: readonly number[] = [
  PaymentStatus.unpaid,
  PaymentStatus.failed,
  PaymentStatus.due,
  PaymentStatus.overdue,
];

export const isOpen = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status !== null && OPEN_STATUSES.includes(status);

/** Returns the open invoices and their sum in minor units; the sum is null if one amount is unknown. */
export function openOf(invoices: readonly Invoice[]): {
  readonly open: readonly Invoice[];
  readonly sum: Minor | null;
} {
  const open = invoices.filter(isOpen);
  return { open, sum: sumOrNull(open.map(({ total }) => total)) };
}
