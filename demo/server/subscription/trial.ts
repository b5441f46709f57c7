import { and, eq, ne } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, readDay, startOf, type Day } from '../../../src/domain/time/day';
import { transactions } from '../db/schema';
import { isInForce, type Holding } from './holding';
import type { AccountContext } from '../account/context';

/** The day on which a trial that is not over yet ends; null where nothing is tried. */
function trialEnd(
  { member: { profile }, now }: Pick<AccountContext, 'member' | 'now'>,
  holding: Holding | null,
): Day | null {
  const came = !holding && profile.is_trial ? readDay(profile.expires_at ?? '') : null;
  const endsOn = holding?.isTrial ? holding.period.endsOn : came;
  return endsOn && endsOn > dayOf(now) && !isInForce(holding) ? endsOn : null;
}

/** What is ordered on a trial is charged when that is over: nothing is due before. [REV-81] */
export function asCharged<T extends Pick<AccountContext, 'member' | 'now'>>(context: T, holding: Holding | null): T {
  const endsOn = trialEnd(context, holding);
  return endsOn ? { ...context, now: startOf(endsOn).getTime() } : context;
}

/**
 * How the charge stands that an order on trial has announced: it was taken with the invoice, or is not taken any more.
 * @param but the order whose charge stays as it is; orders have no id 0
 */
export const settleScheduled = (
  { db, member }: Pick<AccountContext, 'db' | 'member'>,
  set: Partial<typeof transactions.$inferInsert>,
  but = 0,
): Promise<unknown> => {
  const scheduled = and(eq(transactions.memberId, member.id), eq(transactions.status, PaymentStatus.scheduled));
  return db
    .update(transactions)
    .set(set)
    .where(and(scheduled, ne(transactions.orderId, but)));
};
