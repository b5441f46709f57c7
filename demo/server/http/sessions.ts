import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Member } from '../model/member';
import type { Db } from '../db/open';
import { findAccount, findSession, type AccountFacts } from '../db/account-facts';
import { sessions } from '../db/schema';
import type { Deps, Env } from './env';
import { secretId } from '../core/secret-id';
import type { Session } from '../model/session';
import { bearerOf, isKnownByToken, readHolder, readToken } from './tokens';
import { readVisitorCookie, visitorCookie } from './visitor-session';

export const SESSION_COOKIE = 'waybill_session';
const LIFE = 30 * 86_400_000;

interface Row extends Session {
  readonly expiresAt: Date;
}

const stillOpen = (row: Row | undefined, now: number): Session | null =>
  row && row.expiresAt.getTime() > now ? { publicId: row.publicId, member: row.member } : null;

const find = async (c: Context<Env>, now: number, by: 'id' | 'publicId', value: string): Promise<Session | null> =>
  stillOpen(await findSession(c.get('db'), by, value), now);

/** The call that says all of an account, which is read with its session, in one query. */
const ACCOUNT = '/account/session';

/** Reads the account of the cookie, for the reply of the session; null where there is none. */
export async function readAccount(c: Context<Env>, now: number): Promise<AccountFacts | null> {
  const row = await findAccount(c.get('db'), cookieOf(c) ?? '', now);
  c.set('session', stillOpen(row, now));
  return row ?? null;
}

/** Returns the id of a stored session in the cookie; undefined where the cookie names none. */
const cookieOf = (c: Context<Env>): string | undefined => {
  const cookie = getCookie(c, SESSION_COOKIE);
  return cookie !== undefined && /^\w{1,64}$/.test(cookie) ? cookie : undefined;
};

/** Stores the session of a member. @returns its secret id */
async function keep(db: Db, publicId: string, { id: memberId }: Member, until: number): Promise<string> {
  const id = secretId();
  await db.insert(sessions).values({ id, publicId, memberId, expiresAt: new Date(until) });
  return id;
}

type CookieDeps = Pick<Deps, 'publicUrl' | 'isPartitioned'>;

function putCookie(c: Context<Env>, { publicUrl, isPartitioned }: CookieDeps, id: string): void {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const reach = isPartitioned ? ({ sameSite: 'None', partitioned: true } as const) : ({ sameSite: 'Lax' } as const);
  setCookie(c, SESSION_COOKIE, id, { httpOnly: true, secure, path: '/', maxAge: LIFE / 1000, ...reach });
}

/**
 * Starts a new session and deletes the former one, so that a session id known before sign-in never becomes a member's (session fixation).
 * That of a visitor is its cookie alone.
 */
export async function startSession(c: Context<Env>, deps: Deps, member: Member | null): Promise<Session> {
  const former = cookieOf(c);
  if (former) await c.get('db').delete(sessions).where(eq(sessions.id, former));
  const publicId = secretId();
  const until = deps.now() + LIFE;
  const id = member ? await keep(c.get('db'), publicId, member, until) : visitorCookie(publicId, until, deps.secret);
  putCookie(c, deps, id);
  const session = { publicId, member };
  c.set('session', session);
  return session;
}

/**
 * Gives a visitor the session again that an earlier call began, because its cookie is lost where the answer is. A member's that was ended
 * since stays ended, and a visitor's replaces no other one.
 * @param holder the session as `tokenHolder()` names it
 */
export async function resumeSession(
  c: Context<Env>,
  deps: CookieDeps & Pick<Deps, 'now' | 'secret'>,
  holder: string,
): Promise<void> {
  const { publicId, isVisitor } = readHolder(holder);
  const now = deps.now();
  if (isVisitor) {
    if (!c.get('session')) putCookie(c, deps, visitorCookie(publicId, now + LIFE, deps.secret));
    return;
  }
  const isOpen = and(eq(sessions.publicId, publicId), gt(sessions.expiresAt, new Date(now)));
  const [open] = await c.get('db').select({ id: sessions.id }).from(sessions).where(isOpen).limit(1);
  if (open) putCookie(c, deps, open.id);
}

/** Finds the session of a services call by its bearer token; a token past its end is nobody's. */
async function sessionByToken(c: Context<Env>, { secret, now }: Deps): Promise<Session | null> {
  const token = readToken(bearerOf(c) ?? '', secret);
  c.set('token', token);
  if (!token || token.until <= now()) return null;
  return token.isVisitor ? { publicId: token.publicId, member: null } : find(c, now(), 'publicId', token.publicId);
}

async function sessionByCookie(c: Context<Env>, { secret, now }: Deps): Promise<Session | null> {
  const visitor = readVisitorCookie(getCookie(c, SESSION_COOKIE) ?? '', secret, now());
  if (visitor) return { publicId: visitor, member: null };
  const cookie = cookieOf(c);
  if (!cookie) return null;
  if (c.req.path !== ACCOUNT) return find(c, now(), 'id', cookie);
  c.set('account', await readAccount(c, now()));
  return c.get('session');
}

/** Identifies the caller: services calls by their bearer token alone, all others by the cookie alone. [API-01, API-02] */
export const identify = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const finds = isKnownByToken(c.req.path) ? sessionByToken : sessionByCookie;
    c.set('session', await finds(c, deps));
    await next();
  });

/** Deletes expired sessions. */
export const pruneSessions = (db: Db, now: number): Promise<unknown> =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
