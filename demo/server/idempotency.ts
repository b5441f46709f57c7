import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requests } from './db/schema';
import type { Deps, Env } from './env';
import { refuse, reply } from './reply';

const KEY = /^[\w-]{16,64}$/;
/** ms after which a request that never ended belongs to a server that did. */
const ABANDONED = 60_000;

type Row = typeof requests.$inferSelect;

const fingerprintOf = async (c: Context<Env>): Promise<string> => {
  const hash = createHash('sha256');
  const { pathname, search } = new URL(c.req.url);
  const caller = c.get('session')?.member?.id ?? 0;
  hash.update(JSON.stringify([c.req.method, pathname + search, caller, await c.req.text()]));
  return hash.digest('hex');
};

const replay = (c: Context<Env>, row: Row): Response => {
  c.header('Cache-Control', 'no-store');
  c.header('Idempotent-Replay', 'true');
  return c.body(row.body, row.httpStatus as ContentfulStatusCode, { 'Content-Type': row.contentType });
};

/**
 * Carries out each key once: the same call under the same key gets the stored reply, one that comes meanwhile waits for it,
 * and another call under it is refused. [DECISIONS: unknown outcome]
 */
export function createIdempotency({ db, now }: Deps) {
  const running = new Map<string, Promise<void>>();

  const find = async (key: string): Promise<Row | undefined> =>
    (await db.select().from(requests).where(eq(requests.key, key)).limit(1))[0];

  const middleware = createMiddleware<Env>(async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    if (key === undefined) return next();
    if (!KEY.test(key)) return refuse(c, 400, 'An Idempotency-Key has 16 to 64 letters, digits or dashes.');
    const fingerprint = await fingerprintOf(c);
    const [begun] = await db
      .insert(requests)
      .values({ key, fingerprint, startedAt: now() })
      .onConflictDoNothing()
      .returning({ key: requests.key });

    if (!begun) {
      // Its failure is the first caller's to hear; this one reads what was stored.
      await running.get(key)?.catch(() => undefined);
      const row = await find(key);
      if (row?.fingerprint !== fingerprint) return refuse(c, 422, 'This Idempotency-Key was used for another request.');
      return row.httpStatus === null ? refuse(c, 409, 'This request is still running.') : replay(c, row);
    }

    const run = (async () => {
      await next();
      const body = await c.res.clone().text();
      const contentType = c.res.headers.get('Content-Type') ?? '';
      await db.update(requests).set({ httpStatus: c.res.status, body, contentType }).where(eq(requests.key, key));
    })();
    running.set(key, run);
    try {
      await run;
    } finally {
      running.delete(key);
    }
    return undefined;
  });

  /** `GET /requests/{key}`: the stored outcome over HTTP 200 with its own status inside; 202 while it runs; 404 where it never came. */
  const routes = new Hono<Env>();
  routes.get('/:key', async (c) => {
    const row = await find(c.req.param('key'));
    if (!row) return refuse(c, 404, 'This request never arrived.');
    if (row.httpStatus === null) return reply(c, 202);
    c.header('Cache-Control', 'no-store');
    return c.body(row.body, 200, { 'Content-Type': row.contentType });
  });

  return { middleware, routes };
}

/** Forgets requests that a server left unfinished: asked about, they never arrived. */
export const pruneRequests = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<unknown> =>
  db.delete(requests).where(and(isNull(requests.httpStatus), lt(requests.startedAt, now() - ABANDONED)));
