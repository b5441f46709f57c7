import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Db } from '../db/open';
import { settings } from '../db/schema';
import type { Deps, Env } from './env';
import { refuse } from './reply';
import { secretId } from '../core/secret-id';

/** Lifetime of a bearer token in ms. [API-38] */
const LIFE = 5 * 60_000;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** Creates a signed token that identifies a session and expires after five minutes. */
export const makeToken = (publicId: string, secret: string, now: number): string => {
  const payload = `${publicId}.${now + LIFE}`;
  return `${payload}.${sign(payload, secret)}`;
};

/** Returns the token's session and expiry (ms since 1970), or null where the signature is invalid. */
export function readToken(token: string, secret: string): { readonly publicId: string; readonly until: number } | null {
  const [publicId = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(`${publicId}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { publicId, until: Number(until) };
}

/** Requires a valid bearer token: a missing one is 401, an expired one 405, an invalid one 406. */
export const requireToken = ({ secret, now }: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (!bearer) return refuse(c, 401, 'Unauthorized request. Please refresh and try again.');
    const token = readToken(bearer, secret);
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
