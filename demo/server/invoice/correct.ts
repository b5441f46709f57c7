import { eq, sql } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { lockMember } from '../account/lock-member';
import { invoices, subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isCredited } from './corrected';
import { creditNoteOf, creditUsed, type Correction } from './credit-note';
import { issueAll } from './issue';
import type { Document } from './numbered';
import { OPEN_STATUSES } from '../../../src/domain/invoice/open';
import { invoiceOf } from './store';

const isCorrectable = (status: number, cause: Correction): boolean =>
  cause === 'refund' ? status === PaymentStatus.paid : OPEN_STATUSES.includes(status);

/**
 * Returns the payment of a whole paid invoice, or withdraws the demand of an open one, returns the credit that it used to the account, and
 * issues its credit note. What it charged stays held until it is removed, and gives no credit then (demo/server/subscription/refunded.ts).
 * @returns the credit note; null where there is no such invoice in that state, or it demands nothing; `credited` where an order gave credit
 * for a part of it, which would be returned twice
 */
export const correctInvoice = (
  opened: Pick<AccountContext, 'db' | 'member' | 'now'>,
  number: string,
  cause: Correction,
): Promise<Document | 'credited' | null> =>
  inTransaction(opened.db, async (tx) => {
    const { member, now } = opened;
    await lockMember(tx, member.id);
    const invoice = await invoiceOf(tx, member.id, number);
    if (invoice?.kind !== 'invoice' || invoice.total <= 0 || !isCorrectable(invoice.status, cause)) return null;
    if (await isCredited(tx, member.id, number)) return 'credited';
    const on = dayOf(now);
    const after =
      cause === 'refund' ? { status: PaymentStatus.refund, refundedOn: on } : { status: PaymentStatus.void };
    await tx.update(invoices).set(after).where(eq(invoices.number, number));
    await tx
      .update(subscriptions)
      .set({ credit: sql`${subscriptions.credit} + ${creditUsed(invoice)}` })
      .where(eq(subscriptions.memberId, member.id));
    const { number: own, sequence: _, ...billed } = invoice;
    const [note] = await issueAll(tx, [creditNoteOf(billed, own, cause, on)]);
    return note ?? null;
  });
