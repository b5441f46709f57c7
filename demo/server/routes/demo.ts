import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import { members } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { correctInvoice } from '../invoice/correct';
import { hasToMove } from '../migration/terms';
import { activationSettings, forgetActivation, readActivation, writeActivation } from '../account/activation-settings';
import { createContexts } from '../order/contexts';
import { refundInvoice } from '../order/refund';
import { FIRST_REGISTERED } from '../order/register';
import { hurryOrder, resetOrders } from '../order/reset';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';
import { startSession } from '../http/sessions';
import { wordsIn } from '../texts/dictionary';
import { languageFor } from '../texts/language';

const VISITOR = 'visitor';
const CREDITED = 'Part of this invoice was credited already.';

/** Returns the name of the account that is signed in, or that of the visitor. */
const currentOf = (c: Context<Env>): string => c.get('session')?.member?.name ?? VISITOR;

/** Selects the accounts that the caller may see and enter. Registered ones are private, and their names can be counted: only the caller's own. */
const isOpenTo = (current: string) => or(lt(members.id, FIRST_REGISTERED), eq(members.name, current));

/** Serves the account switcher of the demo pages, and what the seller's staff does. */
export function demoRoutes(deps: Pick<Deps, 'now' | 'shop' | 'publicUrl'>): Hono<Env> {
  const { now } = deps;
  const open = createContexts(deps);
  const app = new Hono<Env>();
  app.get('/accounts', async (c) => {
    const current = currentOf(c);
    const rows = await c.get('db').select().from(members).where(isOpenTo(current)).orderBy(asc(members.id));
    const say = wordsIn(languageFor(c));
    const all = [{ name: VISITOR, title: 'Visitor' }, ...rows];
    const accounts = all.map(({ name, title }) => ({ name, title: title && say(title) }));
    return reply(c, 200, { current, data: accounts });
  });
  // Refunds a paid invoice, as the seller's staff would.
  app.post('/refunds', async (c) => {
    const opened = await open(c);
    if (!opened) return refuse(c, 401, 'You aren’t signed in.');
    const number = (await bodyOf(c))?.number;
    const note = typeof number === 'string' && (await refundInvoice(opened.context, number));
    if (note === 'credited') return refuse(c, 409, CREDITED);
    return note ? reply(c, 200) : refuse(c, 404, 'There is no such paid invoice.');
  });
  // Withdraws the demand of an open invoice, as the seller's staff would.
  app.post('/cancellations', async (c) => {
    const opened = await open(c);
    if (!opened) return refuse(c, 401, 'You aren’t signed in.');
    const number = (await bodyOf(c))?.number;
    const note = typeof number === 'string' && (await correctInvoice(opened.context, number, 'cancellation'));
    if (note === 'credited') return refuse(c, 409, CREDITED);
    return note ? reply(c, 200) : refuse(c, 404, 'There is no such open invoice.');
  });
  // Reads and sets the pace of the signed-in account's orders, a pending one included.
  app.get('/activation', async (c) => {
    const member = c.get('session')?.member;
    // Visitors cannot order, but their pages may ask, so this is not an error.
    if (!member) return reply(c, 200, { pace: null });
    const activation = await readActivation(c.get('db'), member.id);
    return reply(c, 200, { ...activation, has_to_move: hasToMove(member.profile) });
  });
  app.post('/activation', async (c) => {
    const member = c.get('session')?.member;
    const body = await bodyOf(c);
    const activation = activationSettings(body?.pace, wholeNumber(body?.takes), body?.modules);
    if (!member) return refuse(c, 401, 'You aren’t signed in.');
    if (!activation) return refuse(c, 400, 'A pace is normal, slow, stuck or declined.');
    await writeActivation(c.get('db'), member.id, activation);
    await hurryOrder(c.get('db'), member.id, activation, now());
    return reply(c, 200, { ...activation });
  });
  // Resets the account to its seeded state for the next demo.
  app.delete('/activation', async (c) => {
    const member = c.get('session')?.member;
    if (!member) return refuse(c, 401, 'You aren’t signed in.');
    await forgetActivation(c.get('db'), member.id);
    await resetOrders(c.get('db'), member, now());
    return reply(c, 200);
  });
  return app;
}

/**
 * Signs in as `?as=NAME`, or out with `?as=visitor`, and redirects to the page without the parameter. A name that is unknown, or that of
 * another's registered account, changes nothing.
 */
export const switchAccount = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const url = new URL(c.req.url);
    const name = url.searchParams.get('as');
    if (c.req.method !== 'GET' || name === null) return next();
    const named = and(eq(members.name, name), isOpenTo(currentOf(c)));
    const [member] = await c.get('db').select().from(members).where(named).limit(1);
    if (member || name === VISITOR) await startSession(c, deps, member ?? null);
    url.searchParams.delete('as');
    // Collapses leading slashes, because `//host` would redirect to another site (open redirect).
    return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
  });
