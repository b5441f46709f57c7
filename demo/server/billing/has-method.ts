import { methodOf, PaymentMethod } from '../../../src/domain/billing/methods';
import type { AccountContext } from '../account/context';
import { storedBilling } from './store';

/** Whether an account has stored a method that it may pay with. @param type that an order names; null where it names none */
export async function hasMethod(
  { db, member, now }: Pick<AccountContext, 'db' | 'member' | 'now'>,
  type: number | null = null,
): Promise<boolean> {
  const method = (await storedBilling(db, member, now))?.payment?.method;
  if (!method || (type !== null && methodOf(type) !== method)) return false;
  return member.profile.supported_payment_methods?.includes(PaymentMethod[method]) ?? false;
}
