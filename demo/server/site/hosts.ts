import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono, type Context } from 'hono';
import type { Deps, Env } from '../http/env';
import { hasDocs } from './docs';
import { fileBelow, sendFile } from './files';
import { filled, framed } from './frame';
import { sendPage } from './page';
import { sendFull, sendShop, sheetFile } from './shop-page';

/** The folder into which `tools/hosts.mjs` builds the applications of `demo/hosts`. */
const BUILT = fileURLToPath(new URL('../../../.cache/hosts', import.meta.url));

/** The applications that are built there, and the file that says that all of them are. */
const APPLICATION = /^(react|react-loader|vue|svelte)$/;
const areBuilt = (): boolean => existsSync(`${BUILT}/stamp`);
/** The page that stands in for an application until it is built, and asks again by itself. */
const BEING_BUILT = fileURLToPath(new URL('../../hosts/being-built.html', import.meta.url));

/** Puts the frame of the site around an application's page; its own texts are English. */
async function inFrame(c: Context<Env>, page: string, isDemo: boolean): Promise<string> {
  const member = c.get('session')?.member ?? null;
  const framing = { path: c.req.path, isMember: member !== null, isDemo, hasDocs: hasDocs(), tour: null };
  const html = await framed(page, framing);
  return filled(html, { address: c.req.path, language: 'en', account: member?.title ?? null, tour: null });
}

/**
 * Serves host pages for tests: framework applications with server rendering for all addresses below theirs, and one shop under many style
 * sheets.
 */
export function hostRoutes({ distDir, demo }: Pick<Deps, 'distDir' | 'demo'>): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/sheets/:file', async (c, next) => {
    const sheet = await sheetFile(c.req.param('file'));
    return sheet ? sendFile(c, sheet, { distDir }) : next();
  });

  app.get('/:name/assets/:file', async (c, next) => {
    const { name, file } = c.req.param();
    const asset = await fileBelow(BUILT, `${name}/assets/${file}`);
    return asset ? sendFile(c, asset, { distDir }) : next();
  });

  app.get('/:name/:page?', async (c, next) => {
    const { name, page = 'index' } = c.req.param();
    const file = await fileBelow(BUILT, `${name}/${page}.html`);
    const isLate = !file && APPLICATION.test(name) && !areBuilt();
    const html = file ?? (isLate ? BEING_BUILT : null);
    return html ? sendPage(c, await inFrame(c, await readFile(html, 'utf8'), demo), null) : next();
  });

  app.get('/:name', async (c, next) => {
    const { name } = c.req.param();
    return (await sendFull(c, distDir, name)) ?? (await sendShop(c, distDir, name)) ?? next();
  });

  return app;
}
