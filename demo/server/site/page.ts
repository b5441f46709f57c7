import type { Context } from 'hono';
import type { Env } from '../env';
import { secretId } from '../secret-id';

/** The strictest policy that a host may have; widgets run under it. [DESIGN §7] */
const strictPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** By what an address asks for. A sandbox takes a page its origin, and with it storage and cookies. */
const POLICIES: Readonly<Record<string, (nonce: string) => string>> = {
  strict: strictPolicy,
  sandbox: () => 'sandbox allow-scripts',
};

/** Sends a page: `%NONCE%` becomes this answer's nonce, `?csp=strict` puts the policy on, a prefix in the address sets the language. */
export function sendPage(c: Context<Env>, html: string, language: string | null, status: 200 | 404 = 200): Response {
  const nonce = secretId();
  const text = html
    .replaceAll('%NONCE%', nonce)
    .replace(/<html lang="[^"]*"/, (tag) => (language ? `<html lang="${language}"` : tag));
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  const policy = POLICIES[c.req.query('csp') ?? ''];
  if (policy) c.header('Content-Security-Policy', policy(nonce));
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
