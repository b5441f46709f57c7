import { eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Member } from '../model/member';
import type { Db } from '../db/open';
import { members, sessions } from '../db/schema';
import type { Deps, Env } from './env';
import { secretId } from '../core/secret-id';
import type { Session } from '../model/session';
import { readToken } from './tokens';

const COOKIE = 'waybill_session';
const LIFE = 30 * 86_400_000;

const find = async (c: Context<Env>, now: number, by: 'id' | 'publicId', value: string): Promise<Session | null> => {
  const [row] = await c
    .get('db')
    .select()
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions[by], value))
    .limit(1);
  if (!row || row.sessions.expiresAt.getTime() <= now) return null;
  return { publicId: row.sessions.publicId, member: row.members };
};

/**
 * Starts a new session and deletes the former one, so that a session id known before sign-in never becomes a member's (session fixation).
 */
export async function startSession(c: Context<Env>, deps: Deps, member: Member | null): Promise<Session> {
  const former = getCookie(c, COOKIE);
  if (former) await c.get('db').delete(sessions).where(eq(sessions.id, former));
  const id = secretId();
  const publicId = secretId();
  const expiresAt = new Date(deps.now() + LIFE);
  await c
    .get('db')
    .insert(sessions)
    .values({ id, publicId, memberId: member?.id ?? null, expiresAt });
  setCookie(c, COOKIE, id, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: LIFE / 1000 });
  const session = { publicId, member };
  c.set('session', session);
  return session;
}

/** Identifies the caller: by the bearer token alone where one is sent, else by the cookie. [API-01, API-02] */
export const identify = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const cookie = getCookie(c, COOKIE);
    const token = bearer ? readToken(bearer, deps.secret) : null;
    const byToken = token ? await find(c, deps.now(), 'publicId', token.publicId) : null;
    const byCookie = !bearer && cookie ? await find(c, deps.now(), 'id', cookie) : null;
    c.set('session', byToken ?? byCookie);
    await next();
  });

/** Deletes expired sessions. */
export const pruneSessions = (db: Db, now: number): Promise<unknown> =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
