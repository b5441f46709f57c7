import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env';
import { isTrusted, type Trust } from './page-origins';

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
  exposeHeaders: ['Date', 'Age', 'Retry-After', 'Idempotent-Replay'],
  maxAge: 600,
};

/** Calls that identify the caller by a token, or need no caller. */
const OPEN = /^\/services\/(?!token$)|^\/quote\/[^/]+\/cart$|^\/[a-z]{2}\/localization$|^\/dist\//;

/**
 * Sets CORS headers. Any origin may read the catalogue; calls with cookies accept only this site's and the trusted origins. The library's
 * own middleware answers preflights only, because it makes a second reply of each, which takes half the time of a short call.
 */
export function crossOrigin(trust: Trust) {
  const open = cors({ ...ALLOW, origin: '*' });
  const credentialed = cors({ ...ALLOW, origin: (one) => (isTrusted(one, trust) ? one : null), credentials: true });
  const exposed = ALLOW.exposeHeaders.join(',');
  return createMiddleware<Env>(async (c, next) => {
    const isOpen = OPEN.test(c.req.path);
    if (c.req.method === 'OPTIONS') return (isOpen ? open : credentialed)(c, next);
    await next();
    const { headers } = c.res;
    const origin = c.req.header('Origin') ?? '';
    if (isOpen || isTrusted(origin, trust)) headers.set('Access-Control-Allow-Origin', isOpen ? '*' : origin);
    headers.set('Access-Control-Expose-Headers', exposed);
    if (isOpen) return undefined;
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.append('Vary', 'Origin');
    return undefined;
  });
}
