import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Db } from '../db/open';
import { settings } from '../db/schema';
import type { Deps, Env } from './env';
import { refuse } from './reply';
import { isSignature, sign } from './signature';
import { secretId } from '../core/secret-id';
import type { Session } from '../model/session';

/** Lifetime of a bearer token in ms. [API-38] */
const LIFE = 5 * 60_000;

/** A token whose signature is right: whose it is, and until when (ms since 1970). */
export interface ReadToken {
  readonly publicId: string;
  readonly until: number;
  /** True where it was made for a visitor. */
  readonly isVisitor: boolean;
}

/** Names a session in a token; a visitor's says so, because then no database has to be asked who it is. */
export const tokenHolder = ({ publicId, member }: Session): string => (member ? publicId : `v${publicId}`);

/** Reads what `tokenHolder()` wrote. */
export function readHolder(holder: string): Pick<ReadToken, 'publicId' | 'isVisitor'> {
  const isVisitor = holder.startsWith('v');
  return { publicId: isVisitor ? holder.slice(1) : holder, isVisitor };
}

/** Creates a signed token that identifies a session and expires after five minutes. */
export const makeToken = (publicId: string, secret: string, now: number): string => {
  const payload = `${publicId}.${now + LIFE}`;
  return `${payload}.${sign(payload, secret)}`;
};

/** Calls that know their caller by a bearer token alone. All others know theirs by the cookie alone. [docs/decisions/0065] */
const BY_TOKEN = /^\/services\/(?!token$)/;
export const isKnownByToken = (path: string): boolean => BY_TOKEN.test(path);

/** Returns the bearer token of a call; undefined where it carries none. */
export const bearerOf = (c: Context<Env>): string | undefined =>
  /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

/** Reads a token, or returns null where the signature is invalid. */
export function readToken(token: string, secret: string): ReadToken | null {
  const [holder = '', until = '', signature = ''] = token.split('.');
  if (!isSignature(signature, `${holder}.${until}`, secret)) return null;
  return { ...readHolder(holder), until: Number(until) };
}

/**
 * Requires a valid bearer token: a missing one is 401, an expired one 405, an invalid one 406. Where the services are public, a read
 * without one is a visitor's.
 */
export const requireToken = ({ now, isPublic }: Pick<Deps, 'now' | 'isPublic'>) =>
  createMiddleware<Env>(async (c, next) => {
    if (isPublic && c.req.method === 'GET' && !c.req.header('Authorization')) return next();
    if (!bearerOf(c)) return refuse(c, 401, 'Unauthorized request. Please refresh and try again.');
    const token = c.get('token');
    if (!token) return refuse(c, 406, 'Invalid token');
    if (token.until <= now()) return refuse(c, 405, 'Token expired');
    return next();
  });

/** Returns the key that signs tokens. It is created once per database, so that tokens survive a restart. */
export async function signingSecret(db: Db): Promise<string> {
  await db.insert(settings).values({ name: 'token-secret', value: secretId() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, 'token-secret'));
  if (!row) throw new Error('The signing key could not be stored');
  return row.value;
}
