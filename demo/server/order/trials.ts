import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { moduleTrials } from '../db/schema';

/** The add-ons that a member tries now, the one that ends first before the others. @param now ms since 1970 */
export const trialsOf = (db: Db, memberId: number, now: number) =>
  db
    .select()
    .from(moduleTrials)
    .where(and(eq(moduleTrials.memberId, memberId), gt(moduleTrials.endsAt, new Date(now))))
    .orderBy(asc(moduleTrials.endsAt), asc(moduleTrials.moduleId));
