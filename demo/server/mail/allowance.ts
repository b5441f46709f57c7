import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/open';
import { mails, quotes } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { refuse } from '../http/reply';
import { addressOfCaller } from '../http/sender';

/** Rate limit: recipients that the visitors of one network may mail within an hour; enough for two quotes of the largest size. */
export const MAIL_ALLOWANCE = 500;
/** Rate limit: quote links that the visitors of one network may create within an hour. */
export const LINK_ALLOWANCE = 100;
const HOUR = 3_600_000;

/** Returns a hash of the visitor's network, which cannot be read back; null for a member, who can be contacted. */
export const networkOf = (c: Context<Env>, deps: Deps): string | null => {
  if (c.get('session')?.member) return null;
  const address = addressOfCaller(c, deps);
  // An IPv6 customer has 2⁶⁴ addresses, so only the network half counts.
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
  return createHmac('sha256', deps.secret).update(`network ${network}`).digest('hex').slice(0, 32);
};

/** One use of an allowance. */
interface Taken {
  readonly at: Date;
  readonly count: number;
}

/** Returns the wait in ms until the allowance has room for `more` within the hour; 0 = now. */
function waitOf(taken: readonly Taken[], allowance: number, more: number, now: number): number {
  let room = allowance - more - taken.reduce((sum, { count }) => sum + count, 0);
  if (room >= 0) return 0;
  const frees = taken.find(({ count }) => (room += count) >= 0);
  return frees ? frees.at.getTime() + HOUR - now : HOUR;
}

/** Takes an advisory lock, because concurrent requests would all see the same room. The lock ends with the write's transaction. */
const alone = (db: Db, what: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

async function mailWait(db: Db, network: string, addresses: number, now: number): Promise<number> {
  await alone(db, `mail ${network}`);
  const sent = await db
    .select({ at: mails.createdAt, count: sql<number>`cardinality(${mails.recipients})` })
    .from(mails)
    .where(and(eq(mails.network, network), gt(mails.createdAt, new Date(now - HOUR))))
    .orderBy(asc(mails.createdAt));
  return waitOf(sent, MAIL_ALLOWANCE, addresses, now);
}

async function linkWait(db: Db, network: string, now: number): Promise<number> {
  await alone(db, `link ${network}`);
  const made = await db
    .select({ at: quotes.createdAt, count: sql<number>`1` })
    .from(quotes)
    .where(and(eq(quotes.network, network), gt(quotes.createdAt, new Date(now - HOUR))))
    .orderBy(asc(quotes.createdAt));
  return waitOf(made, LINK_ALLOWANCE, 1, now);
}

function refuseUntil(c: Context<Env>, wait: number, why: string): Response | null {
  if (wait === 0) return null;
  c.header('Retry-After', String(Math.ceil(wait / 1000)));
  return refuse(c, 429, why);
}

/**
 * Rate-limits mails by visitors, because sharing is open to everyone and must not become a way to send spam. Call it before anything is
 * stored.
 * @returns null where the mail is allowed
 */
export async function refuseMail(c: Context<Env>, deps: Deps, addresses: number): Promise<Response | null> {
  const network = networkOf(c, deps);
  const wait = network === null ? 0 : await mailWait(c.get('db'), network, addresses, deps.now());
  return refuseUntil(c, wait, 'Too many mails were sent from your network. Please try again later, or sign in.');
}

/**
 * Rate-limits links by visitors, because each link is kept forever and has no known recipient. Call it before anything is stored.
 * @returns null where the link is allowed
 */
export async function refuseLink(c: Context<Env>, deps: Deps): Promise<Response | null> {
  const network = networkOf(c, deps);
  const wait = network === null ? 0 : await linkWait(c.get('db'), network, deps.now());
  return refuseUntil(
    c,
    wait,
    'Too many links were made from your network. Please try again later, share the quote by email, or sign in.',
  );
}
