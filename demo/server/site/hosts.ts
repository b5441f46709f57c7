import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Deps, Env } from '../http/env';
import { fileBelow, sendFile } from './files';
import { sendPage } from './page';
import { sendFull, sendShop, sheetFile } from './shop-page';

/** The folder into which `tools/hosts.mjs` builds the applications of `demo/hosts`. */
const BUILT = fileURLToPath(new URL('../../../.cache/hosts', import.meta.url));

/**
 * Serves host pages for tests: framework applications with server rendering for all addresses below theirs, and one shop under many style
 * sheets.
 */
export function hostRoutes({ distDir }: Pick<Deps, 'distDir'>): Hono<Env> {
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
    return file ? sendPage(c, await readFile(file, 'utf8'), null) : next();
  });

  app.get('/:name', async (c, next) => {
    const { name } = c.req.param();
    return (await sendFull(c, distDir, name)) ?? (await sendShop(c, distDir, name)) ?? next();
  });

  return app;
}
