import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { asc, eq } from 'drizzle-orm';
import { members } from '../db/schema';
import type { Deps, Env } from '../env';
import { reply } from '../reply';
import { startSession } from '../sessions';

const VISITOR = 'visitor';

/** The accounts to choose from, for the switcher on the demo pages. */
export function demoRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/accounts', async (c) => {
    const rows = await c.get('db').select().from(members).orderBy(asc(members.id));
    const current = c.get('session')?.member?.name ?? VISITOR;
    const accounts = [{ name: VISITOR, title: 'Visitor' }, ...rows.map(({ name, title }) => ({ name, title }))];
    return reply(c, 200, { current, data: accounts });
  });
  return app;
}

/** `?as=NAME` on a page signs in as that account, `?as=visitor` out; then the page comes at its own address. */
export const switchAccount = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const url = new URL(c.req.url);
    const name = url.searchParams.get('as');
    if (c.req.method !== 'GET' || name === null) return next();
    const [member] = await c.get('db').select().from(members).where(eq(members.name, name)).limit(1);
    if (member || name === VISITOR) await startSession(c, deps, member ?? null);
    url.searchParams.delete('as');
    // Never `//host`: that would leave this site.
    return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
  });
