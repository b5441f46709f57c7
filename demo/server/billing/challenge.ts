import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { billingChallenges } from '../db/schema';
import { secretId } from '../core/secret-id';

/** Lifetime of a challenge in ms. */
const PATIENCE = 600_000;

export interface ShownCard {
  readonly firstSix: string;
  readonly lastFour: string;
}

type Challenge = typeof billingChallenges.$inferSelect;

/** Opens a challenge for a card. @returns the id of the challenge page */
export async function openChallenge(
  db: Db,
  memberId: number,
  { firstSix, lastFour }: ShownCard,
  origin: string,
  now: number,
): Promise<string> {
  await db.delete(billingChallenges).where(lt(billingChallenges.endsAt, new Date(now)));
  const id = secretId();
  await db
    .insert(billingChallenges)
    .values({ id, memberId, firstSix, lastFour, origin, endsAt: new Date(now + PATIENCE) });
  return id;
}

export async function findChallenge(db: Db, id: string, now: number): Promise<Challenge | null> {
  const [row] = await db.select().from(billingChallenges).where(eq(billingChallenges.id, id)).limit(1);
  return row && row.endsAt.getTime() > now ? row : null;
}

/** Confirms the challenge. @returns the token that the billing form sends along */
export async function confirmChallenge(db: Db, id: string): Promise<string> {
  const token = secretId();
  await db.update(billingChallenges).set({ token }).where(eq(billingChallenges.id, id));
  return token;
}

/** Consumes a challenge token. Returns whether it was issued for this member and card. */
export async function useToken(
  db: Db,
  memberId: number,
  { firstSix, lastFour }: ShownCard,
  token: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .delete(billingChallenges)
    .where(
      and(
        eq(billingChallenges.token, token),
        eq(billingChallenges.memberId, memberId),
        eq(billingChallenges.firstSix, firstSix),
        eq(billingChallenges.lastFour, lastFour),
      ),
    )
    .returning();
  return used.some(({ endsAt }) => endsAt.getTime() > now);
}
