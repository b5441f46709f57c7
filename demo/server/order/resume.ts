import { eq } from 'drizzle-orm';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Profile } from '../accounts';
import { subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isInForce, holdingOf, type Holding } from './holding';
import { lockMember } from './outcome';
import { refusalOf } from './permission';
import { settleLocked } from './settle';
import type { Till } from './submit';

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
export const resume = (opened: Till): Promise<boolean> =>
  inTransaction(opened.db, async (tx) => {
    const till = { ...opened, db: tx };
    await lockMember(tx, till.member.id);
    await settleLocked(till);
    const holding = await holdingOf(till);
    if (!canResume(till.member.profile, holding, dayOf(till.now)))
      return isInForce(holding) && holding.atPeriodEnd === 'renews';
    await tx.update(subscriptions).set({ atPeriodEnd: 'renews' }).where(eq(subscriptions.memberId, till.member.id));
    return true;
  });
