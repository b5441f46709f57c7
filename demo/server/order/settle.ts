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

/** Something that happens by itself at a moment. */
interface Event {
  /** ms since 1970 */
  readonly at: number;
  readonly carryOut: () => Promise<void>;
}

/** What happens next. A switch comes before a renewal of the same moment, and an order before both. */
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
  // What is on its way says what the next period is billed for, so the renewal waits for it.
  if (row && boundary && !order && !action?.takesEffectAt)
    events.push({ at: startOf(boundary).getTime(), carryOut: () => endPeriod(context, row) });
  return events.toSorted((one, other) => one.at - other.at)[0];
}

/**
 * Carries out what is due, where `lockMember` is held, in the order in which it happened: what an invoice says does not depend on
 * who looked when. Whoever changes what is held, or how it is billed, does this first.
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

/** Whether anything may have to be carried out. */
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

/** There is no timer: whoever asks next finds things as the clock says that they are, also after a restart. */
export async function settle(context: AccountContext): Promise<void> {
  if (!(await mayBeDue(context))) return;
  await inTransaction(context.db, async (tx) => {
    await lockMember(tx, context.member.id);
    await settleLocked({ ...context, db: tx });
  });
}
