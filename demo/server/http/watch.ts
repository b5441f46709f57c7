import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Db } from '../db/open';
import type { Deps, Env } from './env';

/** An id of a request that a proxy may hand on. */
const ID = /^[\w-]{8,64}$/;

/** Returns the pattern of a request's path: that of the first route which is none of the middleware for all paths. */
const pathOf = (c: Context<Env>): string => matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '/*';

/**
 * Gives each request an id, which goes into its reply and the log, and logs it as a line of JSON. The line has the pattern of the path
 * (`/quote/:id/cart`) and no query, because ids of quotes and carts open them.
 */
export const watchRequests = ({ isProxied, logRequest }: Pick<Deps, 'isProxied' | 'logRequest'>) =>
  createMiddleware<Env>(async (c, next) => {
    const given = isProxied ? c.req.header('X-Request-Id') : undefined;
    const id = given && ID.test(given) ? given : randomUUID();
    c.set('requestId', id);
    const began = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', id);
    logRequest?.(
      JSON.stringify({
        time: new Date().toISOString(),
        id,
        method: c.req.method,
        path: pathOf(c),
        status: c.res.status,
        ms: Math.round(performance.now() - began),
      }),
    );
  });

const say = (status: 200 | 503, state: string) =>
  Response.json({ status, state }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Says how the server is: `/healthz`, that it runs, for whoever restarts it; `/readyz`, that it can answer, for whoever sends it calls. A
 * server that stops is not ready, and still answers.
 */
export function healthRoutes(db: Db, isStopping: () => boolean): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/healthz', () => say(200, 'running'));
  app.get('/readyz', async () => {
    if (isStopping()) return say(503, 'stopping');
    try {
      await db.execute(sql`select 1`);
      return say(200, 'ready');
    } catch {
      return say(503, 'without a database');
    }
  });
  return app;
}
