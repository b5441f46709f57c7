import { Hono } from 'hono';
import { siteOf } from '../../../src/domain/catalogue/elsewhere';
import { sitesSaid } from '../cart/not-sold';
import type { Deps, Env } from '../http/env';
import { receiptOf } from '../order/contexts';
import { register } from '../order/register';
import { bodyOf, refuse, reply } from '../http/reply';
import { currencyOfCaller } from '../http/sender';
import { startSession } from '../http/sessions';
import { domainCatalogue } from '../shop/domain-catalogue';
import { money } from '../shop/records';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';

const COUNTRY = /^[A-Z]{2}$/;

/** Registers accounts in the demo; only its own registration page makes this call. Email and password are not stored. */
export function registerRoutes(deps: Deps): Hono<Env> {
  const catalogueIn = domainCatalogue(deps.shop);
  const app = new Hono<Env>();
  app.post('/register', async (c) => {
    if (c.get('session')?.member) return refuse(c, 403, 'You’re already signed in.');
    const body = await bodyOf(c);
    const named = body?.tracking_id ?? c.req.header('X-Waybill-Tracking');
    const country = typeof body?.country === 'string' && COUNTRY.test(body.country) ? body.country : 'US';
    const currency = currencyOfCaller(c);
    const shelf = { db: c.get('db'), catalogue: catalogueIn(currency), now: deps.now(), receipt: receiptOf(c, deps) };
    const trackingId = typeof named === 'string' ? named : null;
    const { member, statement, elsewhere } = await register(shelf, { trackingId, country, currency });
    await startSession(c, deps, member);
    const { sites } = shelf.catalogue;
    const say = sayIn(languageFor(c));
    const left_out = elsewhere.flatMap((module) =>
      sitesSaid([module], { sites }, say).map((message) => ({ message, url: siteOf(module, sites) })),
    );
    return reply(c, 200, { ...money(currency), member_id: member.id, tracking_id: trackingId, statement, left_out });
  });
  return app;
}
