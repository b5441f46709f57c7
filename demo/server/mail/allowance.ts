import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/open';
import { mails, quotes } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { refuse } from '../http/reply';
import { networkOfCaller } from '../http/sender';
import { languageFor } from '../texts/language';
import { sayIn, type TextKey } from '../texts/texts';

/** Rate limits for an hour: the recipients of mails, and the links that are made. */
interface Allowance {
  readonly mails: number;
  readonly links: number;
}
/** All visitors of one network together. A mail to many needs somebody who can be asked. */
export const VISITORS: Allowance = { mails: 20, links: 100 };
/** One member; enough for two quotes of the largest size. */
export const MEMBERS: Allowance = { mails: 500, links: 1000 };
const HOUR = 3_600_000;
const MINUTE = 60_000;

const isMember = (c: Context<Env>): boolean => c.get('session')?.member != null;

const allowanceOf = (c: Context<Env>, { mailAllowance }: Deps): Allowance =>
  isMember(c) ? MEMBERS : { ...VISITORS, mails: mailAllowance ?? VISITORS.mails };

/** Returns a hash of the sender against whose allowance a mail counts, a member or a visitor's network. It cannot be read back. */
export const networkOf = (c: Context<Env>, deps: Deps): string => {
  const member = c.get('session')?.member;
  const sender = member ? `member ${member.id}` : `network ${networkOfCaller(c, deps)}`;
  return createHmac('sha256', deps.secret).update(sender).digest('hex').slice(0, 32);
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

async function mailWait(db: Db, network: string, allowance: number, addresses: number, now: number): Promise<number> {
  await alone(db, `mail ${network}`);
  const sent = await db
    .select({ at: mails.createdAt, count: sql<number>`cardinality(${mails.recipients})` })
    .from(mails)
    .where(and(eq(mails.network, network), gt(mails.createdAt, new Date(now - HOUR))))
    .orderBy(asc(mails.createdAt));
  return waitOf(sent, allowance, addresses, now);
}

async function linkWait(db: Db, network: string, allowance: number, now: number): Promise<number> {
  await alone(db, `link ${network}`);
  const made = await db
    .select({ at: quotes.createdAt, count: sql<number>`1` })
    .from(quotes)
    .where(and(eq(quotes.network, network), gt(quotes.createdAt, new Date(now - HOUR))))
    .orderBy(asc(quotes.createdAt));
  return waitOf(made, allowance, 1, now);
}

function refuseUntil(c: Context<Env>, wait: number, why: TextKey): Response | null {
  if (wait === 0) return null;
  c.header('Retry-After', String(Math.ceil(wait / 1000)));
  return refuse(c, 429, sayIn(languageFor(c))(why, { count: Math.ceil(wait / MINUTE) }));
}

/**
 * Rate-limits mails, because sharing is open to everyone and must not become a way to send spam. Call it before anything is stored.
 * @returns null where the mail is allowed
 */
export async function refuseMail(c: Context<Env>, deps: Deps, addresses: number): Promise<Response | null> {
  const { mails: allowance } = allowanceOf(c, deps);
  const wait = await mailWait(c.get('db'), networkOf(c, deps), allowance, addresses, deps.now());
  return refuseUntil(c, wait, isMember(c) ? 'mail_limit_member' : 'mail_limit');
}

/**
 * Rate-limits links, because each link is kept forever and has no known recipient. Call it before anything is stored.
 * @returns null where the link is allowed
 */
export async function refuseLink(c: Context<Env>, deps: Deps): Promise<Response | null> {
  const wait = await linkWait(c.get('db'), networkOf(c, deps), allowanceOf(c, deps).links, deps.now());
  return refuseUntil(c, wait, isMember(c) ? 'mail_limit_member' : 'link_limit');
}
