import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema';

/** Locks a member's row (mutex), so that changes of the same account run one after the other. */
export const lockMember = (tx: Db, memberId: number): Promise<unknown> =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
