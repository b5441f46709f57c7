import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { AccountContext } from '../account/context';
import { bankDeclines } from '../account/activation-settings';
import { askingCard } from '../billing/bank';
import { hasMethod } from '../billing/has-method';

/**
 * Asks for a sum that is due now: of a period that begins, or of an add-on that is bought. Without a payment method it stays due, and one
 * that the bank declines has failed. So has one whose bank asks for a confirmation, because nobody is asked here: it is given when the invoice
 * is paid. What is paid by an agreed transfer counts as paid, because no transfer arrives in this demo.
 * @returns the marker of the invoice
 */
export async function collect({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<PaymentStatus> {
  if (member.profile.is_wired_subscription) return PaymentStatus.paid;
  if (!(await hasMethod({ db, member, now }))) return PaymentStatus.due;
  const isRefused = (await bankDeclines(db, member.id)) || (await askingCard({ db, member, now })) !== null;
  return isRefused ? PaymentStatus.failed : PaymentStatus.paid;
}
