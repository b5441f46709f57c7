import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { TransactionRollbackError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Db } from '../db/open';
import { requests } from '../db/schema';
import type { Deps, Env } from './env';
import { isRead } from './acts';
import { refuse, reply } from './reply';
import { resumeSession } from './sessions';
import { tokenHolder } from './tokens';

const KEY = /^[\w-]{16,64}$/;
/** Retention of an outcome in ms. */
const KEPT = 86_400_000;

type Row = typeof requests.$inferSelect;

interface IdempotencyOptions extends Pick<Deps, 'now' | 'secret' | 'publicUrl' | 'isPartitioned'> {
  /** Paths whose bodies identify their subject, so that a retry after another member's sign-in counts as the same request. */
  readonly anybodys?: readonly string[];
}

const memberOf = (c: Context<Env>): number | null => c.get('session')?.member?.id ?? null;

/**
 * Returns a fingerprint of the request and its caller. It is an HMAC, because a plain hash of a body with a card number could be
 * brute-forced.
 */
const fingerprintOf = async (c: Context<Env>, secret: string, anybodys: readonly string[]): Promise<string> => {
  const hash = createHmac('sha256', secret);
  const { pathname, search } = new URL(c.req.url);
  const caller = anybodys.includes(pathname) ? 0 : (memberOf(c) ?? 0);
  hash.update(JSON.stringify([c.req.method, pathname + search, caller, await c.req.text()]));
  return hash.digest('hex');
};

/** Returns whether a reply decides nothing, so that another try under the same key may succeed: too many calls, or a failure. */
const isToRetry = (status: number): boolean => status === 429 || status >= 500;

const find = async (db: Db, key: string): Promise<Row | undefined> =>
  (await db.select().from(requests).where(eq(requests.key, key)).limit(1))[0];

/** Sends the stored reply, with the session that the first call began: its cookie was lost with the answer. */
async function replay(c: Context<Env>, deps: IdempotencyOptions, row: Row, fingerprint: string): Promise<Response> {
  if (row.fingerprint !== fingerprint) return refuse(c, 422, 'This Idempotency-Key was used for another request.');
  if (row.begunSession !== null) await resumeSession(c, deps, row.begunSession);
  c.header('Cache-Control', 'no-store');
  c.header('Idempotent-Replay', 'true');
  // A 204 allows no body, not even an empty one.
  return c.newResponse(row.body || null, row.httpStatus as StatusCode, { 'Content-Type': row.contentType });
}

/**
 * Returns the advisory lock of an idempotency key. The transaction that carries the key out holds it; it ends with the transaction or its
 * server.
 */
const lockOf = (key: string) => sql`hashtextextended(${key}, 0)`;

const isLocked = async (db: Db, key: string): Promise<boolean> => {
  const isFree = sql<boolean>`pg_try_advisory_xact_lock_shared(${lockOf(key)})`;
  const [row] = await db.select({ isFree }).from(sql`(values (1)) as one`);
  return row?.isFree === false;
};

/**
 * Creates the idempotency middleware: each key is carried out once, on any number of servers. A repeated request gets the stored reply, a
 * concurrent one waits for it, and a different request with the same key is refused. Effect and outcome share one transaction, so a failed
 * or crashed call leaves no trace and its key stays free. [docs/decisions/0073]
 */
export function createIdempotency(options: IdempotencyOptions) {
  const { now, secret, anybodys = [] } = options;
  /** Requests of this process wait here instead of each holding a database connection. */
  const running = new Map<string, Promise<unknown>>();

  const middleware = createMiddleware<Env>(async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    if (key === undefined || isRead(c.req)) return next();
    if (!KEY.test(key)) return refuse(c, 400, 'An Idempotency-Key has 16 to 64 letters, digits or dashes.');
    const startedAt = now();
    const fingerprint = await fingerprintOf(c, secret, anybodys);
    // Read before the write, which may sign somebody in.
    const memberId = memberOf(c);
    const session = c.get('session');
    const db = c.get('db');

    for (let other = running.get(key); other; other = running.get(key)) {
      // The first caller handles the failure; this request reads what was stored.
      await other.catch(() => undefined);
      const row = await find(db, key);
      if (row) return replay(c, options, row, fingerprint);
    }

    const run = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(key)})`);
      const row = await find(tx, key);
      if (row) return row;
      c.set('db', tx);
      await next();
      // The reply is already written.
      if (c.error || isToRetry(c.res.status)) return tx.rollback();
      const body = await c.res.clone().text();
      const contentType = c.res.headers.get('Content-Type') ?? '';
      const after = c.get('session');
      const begunSession = after && after.publicId !== session?.publicId ? tokenHolder(after) : null;
      const outcome = { httpStatus: c.res.status, body, contentType, begunSession };
      await tx.insert(requests).values({ key, fingerprint, memberId, startedAt, ...outcome });
      return undefined;
    });
    running.set(key, run);
    try {
      const row = await run;
      return row && (await replay(c, options, row, fingerprint));
    } catch (error) {
      if (error instanceof TransactionRollbackError) return undefined;
      throw error;
    } finally {
      running.delete(key);
    }
  });

  /**
   * Answers `GET /requests/{key}`: the stored outcome over HTTP 200 with its own status in the body; 202 while it runs; 404 where the
   * request never arrived; 401 to others than the member who wrote.
   */
  const routes = new Hono<Env>();
  routes.get('/:key', async (c) => {
    const key = c.req.param('key');
    if (running.has(key)) return reply(c, 202);
    const db = c.get('db');
    const known = await find(db, key);
    if (!known && (await isLocked(db, key))) return reply(c, 202);
    // The request may have ended between the two queries.
    const row = known ?? (await find(db, key));
    if (!row) return reply(c, 404, { message: 'This request never arrived.', reason: 'never_arrived' });
    if (row.memberId !== null && row.memberId !== memberOf(c))
      return refuse(c, 401, 'Unauthorized request. Please refresh and try again.');
    c.header('Cache-Control', 'no-store');
    return c.body(row.body, 200, { 'Content-Type': row.contentType });
  });

  return { middleware, routes };
}

/** Deletes outcomes past their retention. */
export const pruneRequests = (db: Db, now: number): Promise<unknown> =>
  db.delete(requests).where(lt(requests.startedAt, now - KEPT));
