import type { AccountContext } from '../account/context';
import { inTransaction } from '../db/transaction';
import { correctInvoice } from '../invoice/correct';
import { invoiceOf } from '../invoice/store';
import { mailRefund } from './notices';

/**
 * Refunds a paid invoice in full, once, issues its credit note, and mails that it was done.
 * @returns what `correctInvoice` returns
 */
export const refundInvoice = (opened: AccountContext, number: string): ReturnType<typeof correctInvoice> =>
  inTransaction(opened.db, async (tx) => {
    const context = { ...opened, db: tx };
    const note = await correctInvoice(context, number, 'refund');
    if (note === null || note === 'credited') return note;
    const invoice = await invoiceOf(tx, context.member.id, number);
    if (invoice) await mailRefund(context, invoice);
    return note;
  });
