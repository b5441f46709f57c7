import { methodName, PaymentMethod } from '../../../src/domain/billing/methods';
import type { AccountContext } from '../account/context';
import { storedBilling } from './store';

/**
 * Returns whether an account has stored a supported payment method. `type` is the method that the order names; null where it names none.
 */
export async function hasMethod(
  { db, member, now }: Pick<AccountContext, 'db' | 'member' | 'now'>,
  type: number | null = null,
): Promise<boolean> {
  const method = (await storedBilling(db, member, now))?.payment?.method;
  if (!method || (type !== null && methodName(type) !== method)) return false;
  return member.profile.supported_payment_methods?.includes(PaymentMethod[method]) ?? false;
}
