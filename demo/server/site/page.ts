import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '../http/env';
import { secretId } from '../core/secret-id';

/**
 * Returns the strictest content security policy under which widgets must run. Frames are those of banks and the vault; media are the demo's
 * videos. [docs/decisions/0091]
 */
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

/** Each page may stand in a frame of this site alone, so that no other site can lead a member's clicks (clickjacking). */
const FRAMED = "frame-ancestors 'self'";

/**
 * The query parameter or cookie that selects a content security policy. `sandbox` gives the page an opaque origin without storage and
 * cookies.
 */
const POLICY = 'csp';
const POLICIES: Readonly<Record<string, (nonce: string, vault: string) => string>> = {
  strict: strictPolicy,
  sandbox: () => 'sandbox allow-scripts',
};

/**
 * Sends a page and fills its placeholders: `%NONCE%` with a fresh nonce, `%VAULT%` with the origin of the card frames. The query parameter
 * or cookie `csp` selects a policy; `language` overrides the page's own.
 */
export function sendPage(c: Context<Env>, html: string, language: string | null, status: 200 | 404 = 200): Response {
  const nonce = secretId();
  const text = html
    .replaceAll('%NONCE%', nonce)
    .replaceAll('%VAULT%', c.get('vault'))
    .replace(/<html lang="[^"]*"/, (tag) => (language ? `<html lang="${language}"` : tag));
  // `no-store` keeps a page out of the back/forward cache. A member's page stays out, because it names the account: whoever goes back after
  // the member has signed out must not read it.
  c.header('Cache-Control', c.get('session')?.member ? 'no-store' : 'private, no-cache');
  c.header('X-Content-Type-Options', 'nosniff');
  const policy = POLICIES[c.req.query(POLICY) ?? getCookie(c, POLICY) ?? ''];
  const rules = [...(policy ? [policy(nonce, c.get('vault'))] : []), FRAMED];
  c.header('Content-Security-Policy', rules.join('; '));
  // Links of quotes and carts open them, so their addresses go to no other site.
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  return c.html(text, status);
}

/** Returns a minimal page. */
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
