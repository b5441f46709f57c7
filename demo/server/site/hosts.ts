import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Env } from '../env';
import { fileBelow, sendFile } from './files';
import { sendPage } from './page';

/** Where `tools/hosts.mjs` puts the applications of `demo/hosts`. */
const BUILT = fileURLToPath(new URL('../../../.cache/hosts', import.meta.url));

/** The applications that host the widgets: their files, and for any other address below theirs a rendered page. */
export function hostRoutes(): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:name/assets/:file', async (c, next) => {
    const { name, file } = c.req.param();
    const asset = await fileBelow(BUILT, `${name}/assets/${file}`);
    return asset ? sendFile(c, asset) : next();
  });

  app.get('/:name/:page?', async (c, next) => {
    const { name, page = 'index' } = c.req.param();
    const file = await fileBelow(BUILT, `${name}/${page}.html`);
    return file ? sendPage(c, await readFile(file, 'utf8'), null) : next();
  });

  return app;
}
