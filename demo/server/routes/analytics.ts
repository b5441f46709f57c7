import { Hono } from 'hono';
import { analyticsEvents } from '../db/schema';
import type { Env } from '../http/env';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';

/** The maximum length of a text; longer ones are cut. NUL characters are removed, because PostgreSQL rejects them. */
const MOST = 500;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, MOST).replaceAll('\0', '') : null;

/** The largest value of an integer column. */
const MOST_ID = 2 ** 31 - 1;

const idOf = (value: unknown): number | null => {
  const id = wholeNumber(value);
  return id !== null && Math.abs(id) <= MOST_ID ? id : null;
};

/** Stores analytics events. An event needs a page id; unknown fields are ignored. [API-57, ANA-01, ANA-04] */
export function analyticsRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/events', async (c) => {
    const body = await bodyOf(c);
    const pageId = textOf(body?.page_id);
    if (!body || !pageId) return refuse(c, 400, 'An event needs its page_id.');
    await c
      .get('db')
      .insert(analyticsEvents)
      .values({
        name: textOf(body.name) ?? 'page_view',
        pageId,
        trackingId: textOf(body.tracking_id),
        memberId: idOf(body.member_id) ?? 0,
        ip: textOf(body.ip) ?? '',
        productId: idOf(body.product_id),
        isModule: body.is_module === 1,
        isBundled: body.is_bundled === 1,
      });
    return reply(c, 200);
  });
  return app;
}
