import { dayOf } from '../../../src/domain/time/day';
import { bankDeclines } from '../account/activation-settings';
import type { AccountContext } from '../account/context';
import { keepPaid } from '../invoice/paid';
import { partiesNow } from '../invoice/parties-now';
import { openPeriods, payInvoices } from '../invoice/open-periods';
import { mailUnpaid } from './notices';

/**
 * Charges a member's open invoices to the payment method that was just saved. Where the bank declines it they stay as they are, and each is
 * mailed as declined.
 */
export async function payOpen(context: AccountContext): Promise<void> {
  const { db, member, now } = context;
  if (await bankDeclines(db, member.id)) {
    for (const invoice of await openPeriods(db, member.id)) await mailUnpaid(context, invoice);
    return;
  }
  await keepPaid(db, member.id);
  const { paidWith } = await partiesNow(context);
  await payInvoices(db, member.id, paidWith, dayOf(now));
}
