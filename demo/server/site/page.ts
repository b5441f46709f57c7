import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '../http/env';
import { secretId } from '../core/secret-id';

/** The strictest policy that a host may have; widgets run under it. The frames are banks' and the vault's, the media the demo's own videos. [docs/decisions/0091] */
const strictPolicy = (nonce: string, vault: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
    `frame-src 'self' ${vault}`,
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types waybill',
  ].join('; ');

/** By what an address asks for, or a browser for all pages that it goes to. A sandbox takes a page its origin, and with it storage and cookies. */
const POLICY = 'csp';
const POLICIES: Readonly<Record<string, (nonce: string, vault: string) => string>> = {
  strict: strictPolicy,
  sandbox: () => 'sandbox allow-scripts',
};

/** Sends a page: `%NONCE%` becomes this answer's nonce, `%VAULT%` where the frames of cards are, `?csp=strict` or a cookie of that name puts the policy on, a prefix in the address sets the language. */
export function sendPage(c: Context<Env>, html: string, language: string | null, status: 200 | 404 = 200): Response {
  const nonce = secretId();
  const text = html
    .replaceAll('%NONCE%', nonce)
    .replaceAll('%VAULT%', c.get('vault'))
    .replace(/<html lang="[^"]*"/, (tag) => (language ? `<html lang="${language}"` : tag));
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  const policy = POLICIES[c.req.query(POLICY) ?? getCookie(c, POLICY) ?? ''];
  if (policy) c.header('Content-Security-Policy', policy(nonce, c.get('vault')));
  return c.html(text, status);
}

/** A page that says no more than what it stands for. */
export const plainPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
