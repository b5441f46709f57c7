import { and, eq, ne } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, readDay, startOf, type Day } from '../../../src/domain/time/day';
import { transactions } from '../db/schema';
import { isInForce, type Holding } from './holding';
import type { AccountContext } from '../account/context';

/** Returns the last day of a running trial, or null. */
function trialEnd(
  { member: { profile }, now }: Pick<AccountContext, 'member' | 'now'>,
  holding: Holding | null,
): Day | null {
  const came = !holding && profile.is_trial ? readDay(profile.expires_at ?? '') : null;
  const endsOn = holding?.isTrial ? holding.period.endsOn : came;
  return endsOn && endsOn > dayOf(now) && !isInForce(holding) ? endsOn : null;
}

/** Moves the clock to the trial's end, because an order during a trial is charged only then. [REV-81] */
export function asCharged<T extends Pick<AccountContext, 'member' | 'now'>>(context: T, holding: Holding | null): T {
  const endsOn = trialEnd(context, holding);
  return endsOn ? { ...context, now: startOf(endsOn).getTime() } : context;
}

/**
 * Updates the scheduled charge of an order placed during a trial: it was charged with the invoice, or is canceled.
 * @param but the order whose charge stays unchanged; no order has the id 0
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
