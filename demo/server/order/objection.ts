import { and, eq, inArray } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Member } from '../model/member';
import { hasMethod } from '../billing/has-method';
import { invoices } from '../db/schema';
import { isBilledHere } from '../invoice/parties-of';
import type { Reason } from '../http/reply';
import type { TextKey } from '../texts/texts';
import type { AccountContext } from '../account/context';

/** The resolvable reason why an order is refused, for programs, and the key of its text. */
export interface Objection {
  readonly reason: Reason;
  readonly text: Extract<TextKey, 'payment_required' | 'payment_method_required'>;
}

/** The statuses of missed payments. An invoice that is due later blocks no order. */
const MISSED = [PaymentStatus.failed, PaymentStatus.overdue];

/** Returns whether the account has missed a payment that it can make and that an order would not settle. */
async function owes({ db, member }: Pick<AccountContext, 'db' | 'member'>): Promise<boolean> {
  if (!isBilledHere(member)) return false;
  const missed = and(eq(invoices.memberId, member.id), inArray(invoices.status, MISSED));
  const [found] = await db.select({ number: invoices.number }).from(invoices).where(missed).limit(1);
  return found !== undefined;
}

/**
 * Returns whether the seller collects this account's payments. Members who are billed elsewhere or pay by bank transfer store no payment
 * method here.
 */
export const isCollectedHere = (member: Pick<Member, 'profile'>): boolean =>
  isBilledHere(member) && !member.profile.is_wired_subscription;

/**
 * Returns what must be paid or stored before an order, or null.
 * @param due the amount with tax; for a trial its first charge
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
