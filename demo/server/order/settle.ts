import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { dayOf, startOf } from '../../../src/domain/time/day';
import { settleSwitch } from '../subscription/settle-switches';
import { readDue, type AccountFacts } from '../db/account-facts';
import { dueAt } from '../db/due-at';
import { moduleActions, orders } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { markMissed } from '../invoice/past-due';
import { endPeriod, endsOn } from '../invoice/renewals';
import { seededRow, storeSeededSubscription } from './seeded-subscription';
import { rowOf, type SubscriptionRow } from '../subscription/holding';
import { mailPastDue, noticeOn, tellTrialEnd } from './notices';
import { endOrder } from './outcome';
import { mailRenewal } from './receipt';
import { lockMember } from '../account/lock-member';
import type { AccountContext } from '../account/context';

/** A scheduled event of an account. */
interface Event {
  /** When it is due, in ms since 1970. */
  readonly at: number;
  readonly carryOut: () => Promise<void>;
}

async function renew(context: AccountContext, row: SubscriptionRow): Promise<void> {
  await endPeriod(context, row);
  await mailRenewal(context, row);
}

/** Marks the invoices that have become past due, and mails each of them once. */
async function missPayments(context: AccountContext): Promise<void> {
  for (const invoice of await markMissed(context.db, context.member.id, context.now))
    await mailPastDue(context, invoice);
}

/** Returns the next event. At the same moment an order precedes a switch, and a switch precedes a renewal. */
async function nextEvent(context: AccountContext): Promise<Event | undefined> {
  const { db, member, now } = context;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, member.id), eq(orders.state, 'pending')));
  const [action] = await db
    .select()
    .from(moduleActions)
    .where(and(eq(moduleActions.memberId, member.id), isNotNull(moduleActions.takesEffectAt)))
    .orderBy(asc(moduleActions.takesEffectAt), asc(moduleActions.moduleId))
    .limit(1);
  const events: Event[] = [];
  if (order?.activatesAt) {
    const at = dueAt(order.activatesAt, now);
    events.push({ at, carryOut: () => endOrder(context, { ...order, activatesAt: new Date(at) }) });
  }
  if (action?.takesEffectAt)
    events.push({ at: dueAt(action.takesEffectAt, now), carryOut: () => settleSwitch(db, member.id, action) });
  const row = await rowOf(context);
  const boundary = row && endsOn(row);
  // A pending order or switch decides what the next period is billed for, so the renewal waits for it.
  if (row && boundary && !order && !action?.takesEffectAt)
    events.push({ at: startOf(boundary).getTime(), carryOut: () => renew(context, row) });
  const notice = row && noticeOn(row);
  if (row && notice) events.push({ at: startOf(notice).getTime(), carryOut: () => tellTrialEnd(context, row, notice) });
  return events.toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Carries out all due events in the order of their times, so that invoices do not depend on when someone looked. Every change of a holding
 * or of its billing must settle first. The caller must hold `lockMember`.
 */
export async function settleLocked(context: AccountContext): Promise<void> {
  if (!(await rowOf(context))) await storeSeededSubscription(context);
  const next = await nextEvent(context);
  if (!next || next.at > context.now) return missPayments(context);
  await next.carryOut();
  await settleLocked(context);
}

type Due = Pick<AccountFacts, 'subscription' | 'isWaiting'>;

const isDue = ({ now }: AccountContext, row: SubscriptionRow): boolean => {
  const days = [endsOn(row), noticeOn(row)];
  return days.some((day) => day !== null && day <= dayOf(now));
};

/** Returns whether anything may be due, by what was read of the account. What it came with is stored with the first look at it. */
export function isDueFor(context: AccountContext, { subscription, isWaiting }: Due): boolean {
  return isWaiting || (subscription ? isDue(context, subscription) : seededRow(context) !== null);
}

/** Carries out all that is due for an account. */
export const settleNow = (context: AccountContext): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    await lockMember(tx, context.member.id);
    await settleLocked({ ...context, db: tx });
  });

/** Settles an account lazily. There is no timer: the next request carries out what is due, also after a restart. */
export async function settle(context: AccountContext): Promise<void> {
  const { db, member, now } = context;
  const due = await readDue(db, member.id, now);
  if (due && isDueFor(context, due)) await settleNow(context);
}
