import type { AccountContext } from '../account/context';
import { inTransaction } from '../db/transaction';
import { payInvoice, type Paid } from '../invoice/pay';
import { mailUnpaid } from './notices';

/** Charges an open invoice to the stored payment method, once. A payment that the bank declines is also mailed, each try once. */
export const payAndTell = (opened: AccountContext, number: string, token: unknown): Promise<Paid> =>
  inTransaction(opened.db, async (tx) => {
    const context = { ...opened, db: tx };
    const paid = await payInvoice(context, number, token);
    if (paid.kind === 'declined') await mailUnpaid(context, paid.invoice);
    return paid;
  });
