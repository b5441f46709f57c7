import { createMiddleware } from 'hono/factory';
import { isRead } from './acts';
import type { Env } from './env';
import { refuse } from './reply';

/**
 * Refuses what a page asks to be done while the browser prerenders it, because nobody has looked at that page. It is a second wall: the
 * widgets themselves wait until the page is looked at.
 */
export const onlySeen = createMiddleware<Env>(async (c, next) => {
  const isPrerendered = c.req.header('Sec-Purpose')?.includes('prerender') ?? false;
  if (isPrerendered && !isRead(c.req)) return refuse(c, 425, 'This can’t be done before the page is opened.');
  await next();
  return undefined;
});
