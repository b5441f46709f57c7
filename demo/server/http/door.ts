import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Deps, Env } from './env';
import { isRead } from './acts';
import { refuse } from './reply';
import { SESSION_COOKIE } from './sessions';
import { isKnownByToken } from './tokens';
import { isTrusted, type Trust } from './page-origins';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Rejects bodies other than JSON, also those without a type, which a script can send to another site without asking (CORS). With JSON the
 * browser asks first.
 */
export const onlyJson = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('Content-Type');
  const hasBody = Number(c.req.header('Content-Length') ?? 0) > 0 || c.req.header('Transfer-Encoding') !== undefined;
  if (c.req.method !== 'POST' || (type === undefined && !hasBody)) return next();
  return JSON_TYPE.test(type ?? '') ? next() : refuse(c, 415, 'Requests are JSON.');
});

/**
 * Rejects writes with this site's cookie by pages of other origins (CSRF), also by pages of other hosts of the same site, whose requests
 * carry the cookie. Browsers name the page in `Sec-Fetch-Site` or `Origin`; what names neither is no browser.
 */
export const onlyOwnPages = ({ places, ...trust }: Pick<Deps, 'places'> & Trust) =>
  createMiddleware<Env>(async (c, next) => {
    const isUnguarded = isRead(c.req) || isKnownByToken(c.req.path) || !getCookie(c, SESSION_COOKIE);
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    if (isUnguarded || site === 'same-origin' || site === 'none') return next();
    const isOwn = (one: string): boolean =>
      isTrusted(one, trust) ||
      (site === undefined && (places.shops().includes(one) || one === new URL(c.req.url).origin));
    const isAllowed = origin === undefined ? site === undefined : isOwn(origin);
    return isAllowed ? next() : refuse(c, 403, 'A page of another site can’t change anything here.');
  });
