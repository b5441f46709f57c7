import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env';

const ALLOW = {
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'Waybill-Statement',
    'X-Api-Key',
    'X-Waybill-Tracking',
  ],
  // A page of another site reads no other headers of ours.
  exposeHeaders: ['Retry-After', 'Idempotent-Replay'],
  maxAge: 600,
};

/** Calls that know their caller by a token, or don't care who it is. */
const OPEN = /^\/services\/(?!token$)|^\/quote\/[^/]+\/cart$|^\/[a-z]{2}\/localization$|^\/dist\//;

/** Any page may read what is for sale; calls by cookie answer to our own origin and to those that are configured. */
export function crossOrigin(origins: readonly string[]) {
  const open = cors({ ...ALLOW, origin: '*' });
  const credentialed = cors({ ...ALLOW, origin: [...origins], credentials: true });
  return createMiddleware<Env>((c, next) => (OPEN.test(c.req.path) ? open(c, next) : credentialed(c, next)));
}
