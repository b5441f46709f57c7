import type { AccountContext } from '../account/context';
import { inTransaction } from '../db/transaction';
import { correctInvoice } from '../invoice/correct';
import { invoiceOf } from '../invoice/store';
import { mailRefund } from './notices';

/**
 * Refunds a paid invoice in full, once, issues its credit note, and mails that it was done.
 * @returns false where there is no such invoice, or it is not paid
 */
export const refundInvoice = (opened: AccountContext, number: string): Promise<boolean> =>
  inTransaction(opened.db, async (tx) => {
    const context = { ...opened, db: tx };
    if (!(await correctInvoice(context, number, 'refund'))) return false;
    const invoice = await invoiceOf(tx, context.member.id, number);
    if (invoice) await mailRefund(context, invoice);
    return true;
  });
