import { and, eq, lt } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import type { AccountFacts } from '../db/account-facts';
import type { Db } from '../db/open';
import { invoices } from '../db/schema';
import { written } from '../core/money';
import type { InvoiceRow } from './draft';

/** Matches due invoices whose due date has passed. */
const missed = (memberId: number, now: number) =>
  and(eq(invoices.memberId, memberId), eq(invoices.status, PaymentStatus.due), lt(invoices.dueOn, dayOf(now)));

/** Marks unpaid invoices past their due date as overdue, and returns them. The caller must hold `lockMember`. */
export const markMissed = (db: Db, memberId: number, now: number): Promise<InvoiceRow[]> =>
  db.update(invoices).set({ status: PaymentStatus.overdue }).where(missed(memberId, now)).returning();

/** Returns the session fields about past-due invoices: the one with the earliest due date, or cleared fields. [REV-82] */
export function pastDueOf(found: AccountFacts['overdue']): Partial<Profile> {
  if (!found) return { has_past_due_invoice: undefined, past_due_invoice: undefined };
  const { number, total, currency, dueOn } = found;
  return {
    has_past_due_invoice: 1,
    past_due_invoice: { number, amount: written(total, currency), due_at: dueOn },
  };
}
