import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { asc, desc, eq } from 'drizzle-orm';
import { mails, members } from '../db/schema';
import type { Deps, Env } from '../env';
import { reply } from '../reply';
import { startSession } from '../sessions';

const VISITOR = 'visitor';

/** Mails that the outbox shows. */
const SHOWN_MAILS = 100;

/** The accounts to choose from, for the switcher on the demo pages; and the mails that this browser's session has sent. */
export function demoRoutes({ now }: Pick<Deps, 'now'>): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/accounts', async (c) => {
    const rows = await c.get('db').select().from(members).orderBy(asc(members.id));
    const current = c.get('session')?.member?.name ?? VISITOR;
    const accounts = [{ name: VISITOR, title: 'Visitor' }, ...rows.map(({ name, title }) => ({ name, title }))];
    return reply(c, 200, { current, data: accounts });
  });
  app.get('/outbox', async (c) => {
    const own = eq(mails.sessionId, c.get('session')?.publicId ?? '');
    const rows = await c.get('db').select().from(mails).where(own).orderBy(desc(mails.number)).limit(SHOWN_MAILS);
    const data = rows.map(({ id, recipients, language, subject, body, link, attachment, sendAt }) => ({
      id,
      recipients,
      language,
      subject,
      body,
      link,
      attachment,
      send_at: sendAt.toISOString(),
      is_sent: sendAt.getTime() <= now() ? 1 : 0,
    }));
    return reply(c, 200, { data });
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
