import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Minor } from '../../../src/domain/money/minor';
import type { Day } from '../../../src/domain/time/day';
import type { Draft } from './draft';

/** Why a whole invoice is corrected: its payment was returned, or its demand was withdrawn. */
export type Correction = 'refund' | 'cancellation';

/** Returns the credit that paid for a part of an invoice, in minor units: earlier credit, and that of what its order removed. */
export const creditUsed = ({ lines }: Pick<Draft, 'lines'>): Minor =>
  lines.reduce((sum, { kind, amount }) => (kind === 'balance' || kind === 'credit' ? sum - amount : sum), 0);

/** Subtracts from 0, because -0 would print as another number. */
const less = (amount: number): number => 0 - amount;

/**
 * Drafts the credit note that takes back a whole invoice, with the parties, the lines and the tax of that invoice.
 * @param number the number of the invoice; null where it has none yet
 */
export function creditNoteOf(invoice: Draft, number: string | null, cause: Correction, on: Day): Draft {
  const isRefund = cause === 'refund';
  return {
    ...invoice,
    kind: 'credit_note',
    corrects: number,
    cause,
    orderId: null,
    lines: invoice.lines.map(({ unitPrice, ...line }) => ({
      ...line,
      amount: less(line.amount),
      ...(unitPrice !== undefined && { unitPrice: less(unitPrice) }),
    })),
    net: less(invoice.net),
    tax: less(invoice.tax),
    total: less(invoice.total),
    issuedOn: on,
    dueOn: on,
    status: isRefund ? PaymentStatus.refund : PaymentStatus.paid,
    paidWith: isRefund ? invoice.paidWith : null,
    paidOn: null,
    refundedOn: isRefund ? on : null,
    seeded: null,
  };
}
