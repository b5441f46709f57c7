import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema';

/** One after the other: whoever changes what a member has holds this. */
export const lockMember = (tx: Db, memberId: number): Promise<unknown> =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
