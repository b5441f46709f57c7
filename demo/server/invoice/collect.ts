import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { AccountContext } from '../account/context';
import { bankDeclines } from '../account/activation-settings';
import { hasMethod } from '../billing/has-method';

/**
 * Asks for a sum that is due now: of a period that begins, or of an add-on that is bought. Without a payment method it stays due, and one
 * that the bank declines has failed. What is paid by an agreed transfer counts as paid, because no transfer arrives in this demo.
 * @returns the marker of the invoice
 */
export async function collect({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<PaymentStatus> {
  if (member.profile.is_wired_subscription) return PaymentStatus.paid;
  if (!(await hasMethod({ db, member, now }))) return PaymentStatus.due;
  return (await bankDeclines(db, member.id)) ? PaymentStatus.failed : PaymentStatus.paid;
}
