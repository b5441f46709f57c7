import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';

const nameOf = (memberId: number): string => `paid-${memberId}`;

/** Returns whether a member has paid the seeded open invoices. */
export const isPaid = async (db: Db, memberId: number): Promise<boolean> => {
  const rows = await db
    .select()
    .from(settings)
    .where(eq(settings.name, nameOf(memberId)));
  return rows.length > 0;
};

export const keepPaid = (db: Db, memberId: number): Promise<unknown> =>
  db
    .insert(settings)
    .values({ name: nameOf(memberId), value: '1' })
    .onConflictDoNothing();

export const forgetPaid = (db: Db, memberId: number): Promise<unknown> =>
  db.delete(settings).where(eq(settings.name, nameOf(memberId)));
