import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps, Env } from '../http/env';
import type { Render } from '../http/rendered';
import { docsRoutes, hasDocs } from './docs';
import { fallbacks } from './fallback';
import { fileBelow, sendFile } from './files';
import { filled, framed } from './frame';
import { hostRoutes } from './hosts';
import { addressLanguage, isOfOneLanguage, withLanguage } from './language';
import { siteAddress } from '../texts/site-address';
import { sendOtherVersion } from './other-version';
import { plainPage, sendPage } from './page';
import { pageIn } from './page-language';
import { withServedWidgets } from './served-widgets';
import { searchWithout, takeTour, tourHere } from './taken-tour';
import { TOUR } from './tours';

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

/** The page for addresses without one. */
const MISSING = `${DEMO}not-found.html`;

/** Pages whose widgets are rendered into them. On pages of an account they are not, because a member's prices may be others. */
const RENDERED: ReadonlySet<string> = new Set(['/pricing', '/platform/marketplace']);
/** The query parameter or cookie that leaves this out, if its value is `mounted`, as on a site without a server that renders. */
const VIEW = 'view';

/** An empty host page for browser tests. */
const BLANK = plainPage(
  'Blank',
  '',
  '<script type="module" src="/dist/waybill.js" data-api="" nonce="%NONCE%"></script>',
);

/** The address of the build under another version number. */
const OTHER = '/test/other-version/';

/** Returns whether a file of the build changes its name with its content: the chunks do, and nothing else (`tools/chunks.mjs`). */
const isNamedByContent = (path: string): boolean => path.startsWith('chunks/');

/** Serves the demo's host pages, their assets and the built widgets. */
export function siteRoutes({ distDir, demo, shop, now }: Deps, render: Render): Hono<Env> {
  const app = new Hono<Env>();
  const withFallback = fallbacks(shop);

  const folder = (prefix: string, root: string): void => {
    app.get(`${prefix}/*`, async (c) => {
      const path = c.req.path.slice(prefix.length + 1);
      const file = await fileBelow(root, path);
      // A deployment may bring the file a moment later, so no cache may keep its absence.
      if (!file) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
      const isImmutable = prefix === '/dist' && isNamedByContent(path);
      return sendFile(c, file, { distDir, caching: isImmutable ? 'immutable' : 'revalidated' });
    });
  };
  folder('/dist', distDir);
  folder('/assets', `${DEMO}assets`);
  // Browsers request it on every page.
  app.get('/favicon.ico', (c) => sendFile(c, `${DEMO}assets/icon.svg`, { distDir }));

  app.route('/hosts', hostRoutes({ distDir, demo }));
  app.route('/', docsRoutes({ distDir }));

  if (demo) {
    app.get('/test/blank', (c) => sendPage(c, BLANK, null));
    app.get(`${OTHER}*`, (c) => sendOtherVersion(c, distDir, c.req.path.slice(OTHER.length)));
  }

  app.get('*', async (c) => {
    const asked = addressLanguage(c.req.path, c.req.query('lang'));
    const { language, isMoved } = asked;
    if (demo && c.req.query(TOUR) !== undefined) return takeTour(c, now());
    if (isMoved && language) return c.redirect(siteAddress(asked.path + new URL(c.req.url).search, language));
    if (isOfOneLanguage(asked)) return c.redirect(asked.path + new URL(c.req.url).search);
    const bare = asked.path.replace(/(\.html|\/)$/, '') || '/';
    const path = pageOf(bare);
    const isPage = /^\/[\w/-]+$/.test(path) && !/^\/(server|frame)(\/|$)/.test(path);
    const file = isPage ? await fileBelow(DEMO, `${path.slice(1)}.html`) : null;
    const tour = await tourHere(c, path, pageOf);
    const member = c.get('session')?.member ?? null;
    const raw = await readFile(file ?? MISSING, 'utf8');
    const inFrame = await framed(raw, {
      path: bare,
      isMember: member !== null,
      isDemo: demo,
      hasDocs: hasDocs(),
      tour,
    });
    const html = pageIn(inFrame, language ?? 'en');
    const page = await withFallback(html, c.req.path, language ?? 'en');
    const linked = filled(withLanguage(page, asked), {
      // A page that is missing is missing in each language.
      address: file ? asked.path + searchWithout(c.req.url, 'lang') : '/',
      language: language ?? 'en',
      account: member?.title ?? null,
      tour,
    });
    const isMounted = (c.req.query(VIEW) ?? getCookie(c, VIEW)) === 'mounted';
    const served =
      RENDERED.has(path) && !isMounted
        ? await withServedWidgets(linked, { language: language ?? 'en', path: c.req.path }, render)
        : linked;
    return sendPage(c, served, language, file ? 200 : 404);
  });

  return app;
}
