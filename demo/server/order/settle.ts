import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { dayOf, startOf } from '../../../src/domain/time/day';
import { settleSwitch } from '../subscription/settle-switches';
import { moduleActions, orders } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { hasMissed, markMissed } from '../invoice/past-due';
import { endPeriod, endsOn } from '../invoice/renewals';
import { arrive } from './arrive';
import { rowOf, type SubscriptionRow } from '../subscription/holding';
import { decide } from './outcome';
import { lockMember } from '../account/lock-member';
import type { AccountContext } from '../account/context';

/** A scheduled event of an account. */
interface Event {
  /** ms since 1970 */
  readonly at: number;
  readonly carryOut: () => Promise<void>;
}

/** Returns the next event. At the same moment an order precedes a switch, and a switch precedes a renewal. */
async function nextEvent(context: AccountContext): Promise<Event | undefined> {
  const { db, member } = context;
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
  if (order?.activatesAt) events.push({ at: order.activatesAt.getTime(), carryOut: () => decide(context, order) });
  if (action?.takesEffectAt)
    events.push({ at: action.takesEffectAt.getTime(), carryOut: () => settleSwitch(db, member.id, action) });
  const row = await rowOf(context);
  const boundary = row && endsOn(row);
  // A pending order or switch decides what the next period is billed for, so the renewal waits for it.
  if (row && boundary && !order && !action?.takesEffectAt)
    events.push({ at: startOf(boundary).getTime(), carryOut: () => endPeriod(context, row) });
  return events.toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Carries out all due events in the order of their times, so that invoices do not depend on when someone looked. Every change of a holding
 * or of its billing must settle first. The caller must hold `lockMember`.
 */
export async function settleLocked(context: AccountContext): Promise<void> {
  if (!(await rowOf(context))) await arrive(context);
  const next = await nextEvent(context);
  if (!next || next.at > context.now) return void (await markMissed(context.db, context.member.id, context.now));
  await next.carryOut();
  await settleLocked(context);
}

const isDue = ({ now }: AccountContext, row: SubscriptionRow): boolean => {
  const boundary = endsOn(row);
  return boundary !== null && boundary <= dayOf(now);
};

/** Returns whether anything may be due. */
async function mayBeDue(context: AccountContext): Promise<boolean> {
  const { db, member, now } = context;
  const row = await rowOf(context);
  if (row ? isDue(context, row) : member.profile.subscription !== undefined) return true;
  const at = new Date(now);
  const own = and(eq(orders.memberId, member.id), eq(orders.state, 'pending'), lte(orders.activatesAt, at));
  const [waiting] = await db.select({ id: orders.id }).from(orders).where(own).limit(1);
  if (waiting) return true;
  const switching = and(eq(moduleActions.memberId, member.id), lte(moduleActions.takesEffectAt, at));
  const [switched] = await db.select({ id: moduleActions.moduleId }).from(moduleActions).where(switching).limit(1);
  return switched !== undefined || hasMissed(db, member.id, now);
}

/** Settles an account lazily. There is no timer: the next request carries out what is due, also after a restart. */
export async function settle(context: AccountContext): Promise<void> {
  if (!(await mayBeDue(context))) return;
  await inTransaction(context.db, async (tx) => {
    await lockMember(tx, context.member.id);
    await settleLocked({ ...context, db: tx });
  });
}
