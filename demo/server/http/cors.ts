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
  // The only response headers that pages of other origins can read.
  exposeHeaders: ['Retry-After', 'Idempotent-Replay'],
  maxAge: 600,
};

/** Calls that identify the caller by a token, or need no caller. */
const OPEN = /^\/services\/(?!token$)|^\/quote\/[^/]+\/cart$|^\/[a-z]{2}\/localization$|^\/dist\//;

/** Sets CORS headers. Any origin may read the catalogue; calls with cookies accept only this site's and the configured origins. */
export function crossOrigin(origins: readonly string[]) {
  const open = cors({ ...ALLOW, origin: '*' });
  const credentialed = cors({ ...ALLOW, origin: [...origins], credentials: true });
  return createMiddleware<Env>((c, next) => (OPEN.test(c.req.path) ? open(c, next) : credentialed(c, next)));
}
