import { eq } from 'drizzle-orm';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import { subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isInForce, isRunning, holdingOf, type Holding } from '../subscription/holding';
import { lockMember } from '../account/lock-member';
import { changeRefusal } from '../account/permission';
import { settleLocked } from './settle';
import type { AccountContext } from '../account/context';

/** Returns whether a member may resume a paused subscription. */
export const canResume = (profile: Profile, holding: Holding | null, today: Day): boolean =>
  isRunning(holding, today) && holding.atPeriodEnd === 'rests' && changeRefusal(profile, 'direct') === null;

/**
 * Resumes a paused subscription, once: the paid period continues and then renews. Nothing is due, because a pause within the period has
 * saved nothing. After the period only a new order reactivates it.
 * @returns whether the subscription is in force without a pause
 */
export const resume = (opened: AccountContext): Promise<boolean> =>
  inTransaction(opened.db, async (tx) => {
    const context = { ...opened, db: tx };
    await lockMember(tx, context.member.id);
    await settleLocked(context);
    const holding = await holdingOf(context);
    if (!canResume(context.member.profile, holding, dayOf(context.now)))
      return isInForce(holding) && holding.atPeriodEnd === 'renews';
    await tx.update(subscriptions).set({ atPeriodEnd: 'renews' }).where(eq(subscriptions.memberId, context.member.id));
    return true;
  });
