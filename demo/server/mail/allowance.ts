import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/open';
import { mails } from '../db/schema';
import type { Deps, Env } from '../env';
import { refuse } from '../reply';
import { addressOfCaller } from '../sender';

/** Addresses that the visitors of one network may write to within an hour: two quotes of the largest kind. */
export const MAIL_ALLOWANCE = 500;
const HOUR = 3_600_000;

/** Where a visitor writes from, kept so that nobody can read it; null of a member, who can be asked. */
export const networkOf = (c: Context<Env>, deps: Deps): string | null => {
  if (c.get('session')?.member) return null;
  const address = addressOfCaller(c, deps);
  // Whoever has an address of the sixth version has 2⁶⁴ of them: the half that names the network is meant.
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
  return createHmac('sha256', deps.secret).update(`network ${network}`).digest('hex').slice(0, 32);
};

/** @returns ms until a visitor may write to so many more; 0 = now */
async function waitOf(db: Db, network: string, more: number, now: number): Promise<number> {
  // One after the other: many at once would all see the same room. It ends with the transaction of the write.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${network}`}, 0))`);
  const sent = await db
    .select({ at: mails.createdAt, addresses: sql<number>`cardinality(${mails.recipients})` })
    .from(mails)
    .where(and(eq(mails.network, network), gt(mails.createdAt, new Date(now - HOUR))))
    .orderBy(asc(mails.createdAt));
  let room = MAIL_ALLOWANCE - more - sent.reduce((sum, { addresses }) => sum + addresses, 0);
  if (room >= 0) return 0;
  const frees = sent.find(({ addresses }) => (room += addresses) >= 0);
  return frees ? frees.at.getTime() + HOUR - now : HOUR;
}

/**
 * Refuses a visitor who has written to too many: sharing is open to everybody, so it must not be a way to write to a town.
 * Nothing may be stored before. @returns null where there is room
 */
export async function refuseMail(c: Context<Env>, deps: Deps, addresses: number): Promise<Response | null> {
  const network = networkOf(c, deps);
  const wait = network === null ? 0 : await waitOf(c.get('db'), network, addresses, deps.now());
  if (wait === 0) return null;
  c.header('Retry-After', String(Math.ceil(wait / 1000)));
  return refuse(c, 429, 'Too many mails were sent from your network. Please try again later, or sign in.');
}
