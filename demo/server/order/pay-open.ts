import { dayOf } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { keepPaid } from '../invoice/paid';
import { partiesNow } from '../invoice/parties-now';
import { payInvoices } from '../invoice/store';

/** Charges a member's open invoices to the payment method that was just saved. */
export async function payOpen({ db, member, now }: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<void> {
  await keepPaid(db, member.id);
  const { paidWith } = await partiesNow({ db, member, now });
  await payInvoices(db, member.id, paidWith, dayOf(now));
}
