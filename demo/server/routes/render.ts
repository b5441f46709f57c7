import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Rendered } from '../../../src/render';
import { currencyOf } from '../../../src/domain/money/currency';
import { languageTag } from '../../../src/i18n/language';
import type { Env } from '../http/env';
import type { Page, Render } from '../http/rendered';
import { hasTag, reply } from '../http/reply';

/** The longest query in characters. */
const MAX_QUERY = 2000;

/** What a query may say of the page, and how. All else in it is an attribute of the tag. */
const SAID: Readonly<Record<string, { readonly isRight: (value: string) => boolean; readonly is: string }>> = {
  lang: { isRight: (value) => languageTag(value) !== undefined, is: 'a language, such as fr or en-GB' },
  country: { isRight: (value) => /^[A-Z]{2}$/.test(value), is: 'a country in two capitals, such as US' },
  currency: { isRight: (value) => currencyOf(value).code === value, is: 'a currency that is sold in, such as EUR' },
  path: { isRight: (value) => /^\/(?!\/)/.test(value), is: 'the path of the page, such as /fr/pricing' },
  assets: { isRight: (value) => /^(https?:\/)?\/[^"<>\s]+$/.test(value), is: 'the address of the folder dist' },
};

/** Sends what any cache may keep for a minute, or a 304 to who has it. The ETag is weak, because replies are compressed on their way. */
function sendKept(c: Context<Env>, rendered: Rendered): Response {
  const body = JSON.stringify({ status: 200, ...rendered });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600', ETag: `W/${etag}` };
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}

/**
 * Serves widgets as HTML, for sites that put them into their own pages. The reply is the same for everybody, so any cache may keep it; what
 * is not complete is kept by nobody.
 */
export function renderRoutes(render: Render, distUrl: () => string): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:tag', async (c) => {
    const refuse = (status: 400 | 404, detail: string): Response =>
      reply(c, status, {
        message: status === 404 ? 'There is nothing here.' : 'This call has a value that can’t be read.',
        detail,
      });
    const query = c.req.query();
    if (new URL(c.req.url).search.length > MAX_QUERY) return refuse(400, `The query is longer than ${MAX_QUERY}.`);
    const isSaid = ([name]: readonly [string, string]): boolean => Object.hasOwn(SAID, name);
    const all = Object.entries(query);
    const wrong = all.filter(isSaid).find(([name, value]) => !SAID[name]?.isRight(value));
    if (wrong) return refuse(400, `"${wrong[0]}" is ${SAID[wrong[0]]?.is}.`);
    const attributes = Object.fromEntries(all.filter((one) => !isSaid(one)));
    const { lang: language = 'en', country, currency, path, assets = distUrl() } = query;
    const page: Page = { assets, language, country, currency, path };
    try {
      const { tag } = c.req.param();
      const rendered = await render(tag, attributes, page);
      if (!rendered) return refuse(404, `<${tag}> is not rendered by a server.`);
      return rendered.isComplete ? sendKept(c, rendered) : reply(c, 200, { ...rendered });
    } catch (error) {
      if (error instanceof TypeError) return refuse(400, error.message);
      throw error;
    }
  });

  return app;
}
