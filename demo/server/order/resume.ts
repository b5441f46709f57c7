import { eq } from 'drizzle-orm';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import { subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isInForce, holdingOf, type Holding } from '../subscription/holding';
import { lockMember } from '../account/lock-member';
import { refusalOf } from '../account/permission';
import { settleLocked } from './settle';
import type { AccountContext } from '../account/context';

/** Whether a member may take a paused subscription up again. */
export const canResume = (profile: Profile, holding: Holding | null, today: Day): boolean =>
  isInForce(holding) &&
  holding.atPeriodEnd === 'rests' &&
  holding.period.endsOn > today &&
  refusalOf(profile, 'direct') === null;

/**
 * Takes a paused subscription up again, once: what is paid for goes on until its period ends, and then renews. Nothing is due
 * now, because a pause that ends within its period has saved nothing. After the period only an order begins it anew.
 * @returns whether it is in force without a pause
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
