import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { dayOf, startOf } from '../../../src/domain/time/day';
import { settleSwitch } from '../activation/settle-switches';
import { moduleActions, orders } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { hasMissed, markMissed } from '../invoice/past-due';
import { endPeriod, endsOn } from '../invoice/renewals';
import { arrive } from './arrive';
import { rowOf, type SubscriptionRow } from './holding';
import { decide, lockMember } from './outcome';
import type { Till } from './submit';

/** Something that happens by itself at a moment. */
interface Event {
  /** ms since 1970 */
  readonly at: number;
  readonly carryOut: () => Promise<void>;
}

/** What happens next. A switch comes before a renewal of the same moment, and an order before both. */
async function nextEvent(till: Till): Promise<Event | undefined> {
  const { db, member } = till;
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
  if (order?.activatesAt) events.push({ at: order.activatesAt.getTime(), carryOut: () => decide(till, order) });
  if (action?.takesEffectAt)
    events.push({ at: action.takesEffectAt.getTime(), carryOut: () => settleSwitch(db, member.id, action) });
  const row = await rowOf(till);
  const boundary = row && endsOn(row);
  // What is on its way says what the next period is billed for, so the renewal waits for it.
  if (row && boundary && !order && !action?.takesEffectAt)
    events.push({ at: startOf(boundary).getTime(), carryOut: () => endPeriod(till, row) });
  return events.toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Carries out what is due, where `lockMember` is held, in the order in which it happened: what an invoice says does not depend on
 * who looked when. Whoever changes what is held, or how it is billed, does this first.
 */
export async function settleLocked(till: Till): Promise<void> {
  if (!(await rowOf(till))) await arrive(till);
  const next = await nextEvent(till);
  if (!next || next.at > till.now) return void (await markMissed(till.db, till.member.id, till.now));
  await next.carryOut();
  await settleLocked(till);
}

const isDue = ({ now }: Till, row: SubscriptionRow): boolean => {
  const boundary = endsOn(row);
  return boundary !== null && boundary <= dayOf(now);
};

/** Whether anything may have to be carried out. */
async function mayBeDue(till: Till): Promise<boolean> {
  const { db, member, now } = till;
  const row = await rowOf(till);
  if (row ? isDue(till, row) : member.profile.subscription !== undefined) return true;
  const at = new Date(now);
  const own = and(eq(orders.memberId, member.id), eq(orders.state, 'pending'), lte(orders.activatesAt, at));
  const [waiting] = await db.select({ id: orders.id }).from(orders).where(own).limit(1);
  if (waiting) return true;
  const switching = and(eq(moduleActions.memberId, member.id), lte(moduleActions.takesEffectAt, at));
  const [switched] = await db.select({ id: moduleActions.moduleId }).from(moduleActions).where(switching).limit(1);
  return switched !== undefined || hasMissed(db, member.id, now);
}

/** There is no timer: whoever asks next finds things as the clock says that they are, also after a restart. */
export async function settle(till: Till): Promise<void> {
  if (!(await mayBeDue(till))) return;
  await inTransaction(till.db, async (tx) => {
    await lockMember(tx, till.member.id);
    await settleLocked({ ...till, db: tx });
  });
}
