import { and, asc, eq, lt } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import { written } from '../core/money';

/** Matches due invoices whose due date has passed. */
const missed = (memberId: number, now: number) =>
  and(eq(invoices.memberId, memberId), eq(invoices.status, PaymentStatus.due), lt(invoices.dueOn, dayOf(now)));

/** Returns whether an unpaid invoice has become past due since the last update. */
export const hasMissed = async (db: Db, memberId: number, now: number): Promise<boolean> =>
  (await db.select({ number: invoices.number }).from(invoices).where(missed(memberId, now)).limit(1)).length > 0;

/** Marks unpaid invoices past their due date as overdue. The caller must hold `lockMember`. */
export const markMissed = (db: Db, memberId: number, now: number): Promise<unknown> =>
  db.update(invoices).set({ status: PaymentStatus.overdue }).where(missed(memberId, now));

/** Returns the session fields about past-due invoices: the one with the earliest due date, or cleared fields. [REV-82] */
export async function pastDueOf(db: Db, memberId: number): Promise<Partial<Profile>> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), eq(invoices.status, PaymentStatus.overdue)))
    .orderBy(asc(invoices.dueOn), asc(invoices.sequence))
    .limit(1);
  if (!found) return { has_past_due_invoice: undefined, past_due_invoice: undefined };
  const { number, total, currency, dueOn } = found;
  return {
    has_past_due_invoice: 1,
    past_due_invoice: { number, amount: written(total, currency), due_at: dueOn },
  };
}
