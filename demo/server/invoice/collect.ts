import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { AccountContext } from '../account/context';
import { bankDeclines } from '../account/activation-settings';
import { hasMethod } from '../billing/has-method';

/**
 * Collects the sum of a period that begins. Without a payment method its invoice is due, and one that the bank declines has failed; both stay
 * open until they are paid. What is paid by an agreed transfer counts as paid, because no transfer arrives in this demo.
 * @returns the marker of the invoice
 */
export async function collectPeriod({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<PaymentStatus> {
  if (member.profile.is_wired_subscription) return PaymentStatus.paid;
  if (!(await hasMethod({ db, member, now }))) return PaymentStatus.due;
  return (await bankDeclines(db, member.id)) ? PaymentStatus.failed : PaymentStatus.paid;
}
