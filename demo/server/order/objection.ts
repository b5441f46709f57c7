import { and, eq, inArray } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Member } from '../model/member';
import { hasMethod } from '../billing/has-method';
import { invoices } from '../db/schema';
import { isBilledHere } from '../invoice/desk';
import type { Reason } from '../http/reply';
import type { TextKey } from '../texts/texts';
import type { AccountContext } from '../account/context';

/** Why an order is refused that its maker may make: with the reason for programs and the key of the words for people. */
export interface Objection {
  readonly reason: Reason;
  readonly text: Extract<TextKey, 'payment_required' | 'payment_method_required'>;
}

/** Invoices that somebody should have paid by now. One that is due later stands in nobody’s way. */
const MISSED = [PaymentStatus.failed, PaymentStatus.overdue];

/** Whether the account owes something that it can pay, and that no order would pay. */
async function owes({ db, member }: Pick<AccountContext, 'db' | 'member'>): Promise<boolean> {
  if (!isBilledHere(member)) return false;
  const missed = and(eq(invoices.memberId, member.id), inArray(invoices.status, MISSED));
  const [found] = await db.select({ number: invoices.number }).from(invoices).where(missed).limit(1);
  return found !== undefined;
}

/** Whether we take the money of an account. Who is billed elsewhere, or pays by transfer, stores no method with us. */
export const isCollectedHere = (member: Pick<Member, 'profile'>): boolean =>
  isBilledHere(member) && !member.profile.is_wired_subscription;

/**
 * Whether something has to be paid, or a method stored, before an order.
 * @param due with tax; of a trial its first charge
 * @param method the type that the order names; null where it names none
 */
export async function objectionTo(
  context: Pick<AccountContext, 'db' | 'member' | 'now'>,
  due: number,
  method: number | null,
): Promise<Objection | null> {
  if (await owes(context)) return { reason: 'payment_required', text: 'payment_required' };
  const isAsked = due > 0 && isCollectedHere(context.member);
  if (isAsked && !(await hasMethod(context, method)))
    return { reason: 'payment_method_required', text: 'payment_method_required' };
  return null;
}
