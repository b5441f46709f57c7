import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono, type Context } from 'hono';
import type { Deps, Env } from '../http/env';
import { fileBelow, sendFile } from './files';
import { plainPage } from './page';

/** The folder into which `npm run docs` writes the site. */
const BUILT = fileURLToPath(new URL('../../../.cache/docs', import.meta.url));

/** Returns whether the docs were built, so that pages can link to them. */
export const hasDocs = (): boolean => existsSync(`${BUILT}/index.html`);

/** What the pages of the docs need: their own files and nothing from elsewhere. Neither a nonce nor `unsafe-*`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Folders of the site with pages that have needs of their own: Storybook, and the studio, which asks any API. */
const IS_NEIGHBOR = /^(?:storybook|library)\//;

const NOT_BUILT = plainPage(
  'Waybill docs',
  '<h1>The docs have not been built</h1><p>Run <code>npm run docs</code>, which takes about twelve seconds, and load this page again.</p>',
);

/** Sends a page of the site. */
async function sendDoc(c: Context<Env>, file: string, path: string, status: 200 | 404 = 200): Promise<Response> {
  c.header('Cache-Control', 'no-cache');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', IS_NEIGHBOR.test(path) ? "frame-ancestors 'self'" : POLICY);
  return c.html(await readFile(file, 'utf8'), status);
}

/**
 * Serves the docs under `/docs`, where they were built; else a page says how to build them.
 * @param folder of the site
 */
export function docsRoutes({ distDir }: Pick<Deps, 'distDir'>, folder = BUILT): Hono<Env> {
  const app = new Hono<Env>();

  // Links of the site are relative, so that its root has to end in a slash.
  app.get('/docs', (c) => c.redirect('/docs/'));

  app.get('/docs/*', async (c) => {
    const path = c.req.path.replace(/^\/docs\//, '');
    const asked = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const file = await fileBelow(folder, asked);
    if (file) return asked.endsWith('.html') ? sendDoc(c, file, asked) : sendFile(c, file, { distDir });
    const missing = await fileBelow(folder, '404.html');
    // The page's links are relative to the root of the site.
    if (missing && !asked.includes('/')) return sendDoc(c, missing, asked, 404);
    return missing ? c.text('Not found', 404) : c.html(NOT_BUILT, 404);
  });

  return app;
}
