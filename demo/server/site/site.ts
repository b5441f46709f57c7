import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Deps, Env } from '../http/env';
import { fallbacks } from './fallback';
import { fileBelow, sendFile } from './files';
import { hostRoutes } from './hosts';
import { languageOf } from '../texts/language';
import { sendOtherVersion } from './other-version';
import { plainPage, sendPage } from './page';

const DEMO = fileURLToPath(new URL('../..', import.meta.url));

/** Addresses that share a page file. */
const ALIASES: Readonly<Record<string, string>> = {
  '/': '/index',
  '/platform/marketplace/pricing': '/pricing',
  '/routes': '/route',
};

/** `/platform/marketplace/{category}/{icon}[/{module}][/list]` is one page, whose widget routes. [MKT-05, NAV-11] */
const MARKETPLACE = '/platform/marketplace';
const pageOf = (bare: string): string => {
  const path = ALIASES[bare] ?? bare;
  return path.startsWith(`${MARKETPLACE}/`) ? MARKETPLACE : path;
};

/** Addresses that widgets link to. Those without a page get a placeholder page. */
const KNOWN =
  /^\/(register|pricing|route|address-book|shopping-cart-review|terms-of-service|gps4me|mobile|premium-support|account\/(manage-features|billing\/subscription|invoices|access-denied|contact))$/;

const HOST_CSS = '<link rel="stylesheet" href="/assets/host.css" />';
const COMING = plainPage(
  'Coming later',
  '<main><h1>Coming later</h1><p>This page is not built yet.</p><p><a href="/">All demo pages</a></p></main>',
  HOST_CSS,
);
const MISSING = plainPage(
  'Not found',
  '<main><h1>Not found</h1><p><a href="/">All demo pages</a></p></main>',
  HOST_CSS,
);
/** An empty host page for browser tests. */
const BLANK = plainPage(
  'Blank',
  '',
  '<script type="module" src="/dist/waybill.js" data-api="" nonce="%NONCE%"></script>',
);

/** The address of the build under another version number. */
const OTHER = '/test/other-version/';

const LANGUAGE = /^\/(en|es|fr|pt|ru|vi)(?=\/|$)/;

/** Serves the demo's host pages, their assets and the built widgets. */
export function siteRoutes({ distDir, demo, shop }: Deps): Hono<Env> {
  const app = new Hono<Env>();
  const withFallback = fallbacks(shop);

  const folder = (prefix: string, root: string): void => {
    app.get(`${prefix}/*`, async (c) => {
      const file = await fileBelow(root, c.req.path.slice(prefix.length + 1));
      return file ? sendFile(c, file) : c.text('Not found', 404);
    });
  };
  folder('/dist', distDir);
  folder('/assets', `${DEMO}assets`);
  // Browsers request it on every page.
  app.get('/favicon.ico', (c) => sendFile(c, `${DEMO}assets/icon.svg`));

  app.route('/hosts', hostRoutes({ distDir }));

  if (demo) {
    app.get('/test/blank', (c) => sendPage(c, BLANK, null));
    app.get(`${OTHER}*`, (c) => sendOtherVersion(c, distDir, c.req.path.slice(OTHER.length)));
  }

  app.get('*', async (c) => {
    const language = LANGUAGE.exec(c.req.path)?.[1] ?? null;
    const bare = c.req.path.slice(language ? language.length + 1 : 0).replace(/(\.html|\/)$/, '') || '/';
    const path = pageOf(bare);
    const isPage = /^\/[\w/-]+$/.test(path) && !path.startsWith('/server');
    const file = isPage ? await fileBelow(DEMO, `${path.slice(1)}.html`) : null;
    if (file) {
      const page = await withFallback(await readFile(file, 'utf8'), bare, languageOf(language) ?? 'en');
      return sendPage(c, page, language);
    }
    return KNOWN.test(path) ? sendPage(c, COMING, language) : sendPage(c, MISSING, language, 404);
  });

  return app;
}
