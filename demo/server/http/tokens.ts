import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Db } from '../db/open';
import { settings } from '../db/schema';
import type { Deps, Env } from './env';
import { refuse } from './reply';
import { secretId } from '../core/secret-id';

/** ms that a bearer token is good for. [API-38] */
const LIFE = 5 * 60_000;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** A signed token that names a session and ends five minutes from now. */
export const makeToken = (publicId: string, secret: string, now: number): string => {
  const payload = `${publicId}.${now + LIFE}`;
  return `${payload}.${sign(payload, secret)}`;
};

/** @returns whose token it is and until when (ms since 1970); null where we did not sign it */
export function readToken(token: string, secret: string): { readonly publicId: string; readonly until: number } | null {
  const [publicId = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(`${publicId}.${until}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { publicId, until: Number(until) };
}

/** Lets in who has a good token: none is 401, an old one 405, a strange one 406. */
export const requireToken = ({ secret, now }: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (!bearer) return refuse(c, 401, 'Unauthorized request. Please refresh and try again.');
    const token = readToken(bearer, secret);
    if (!token) return refuse(c, 406, 'Invalid token');
    if (token.until <= now()) return refuse(c, 405, 'Token expired');
    return next();
  });

/** The key that signs tokens, made once per database, so that they outlive a restart. */
export async function signingSecret(db: Db): Promise<string> {
  await db.insert(settings).values({ name: 'token-secret', value: secretId() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, 'token-secret'));
  if (!row) throw new Error('The signing key could not be stored');
  return row.value;
}
