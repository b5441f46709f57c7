import { Hono } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Deps, Env } from '../http/env';
import { profileNow } from '../order/profile';
import { reply } from '../http/reply';
import { addressOfCaller } from '../http/sender';
import { domainCatalogue } from '../shop/domain-catalogue';

const ALLOWED = { manage: 0, view: 0 };
const POLICY = { features: ALLOWED, subscription: ALLOWED, settings: ALLOWED };

/** Serves the session: who is signed in. [docs/decisions/0066] */
export function sessionRoutes(deps: Pick<Deps, 'isProxied' | 'shop' | 'now'>): Hono<Env> {
  const catalogueIn = domainCatalogue(deps.shop);
  const app = new Hono<Env>();
  app.get('/account/session', async (c) => {
    const ip = addressOfCaller(c, deps);
    const member = c.get('session')?.member;
    const profile = member
      ? await profileNow(c.get('db'), member, catalogueIn(currencyOf(member.profile.currency).code), deps.now())
      : { country: 'US', currency: 'USD' };
    return reply(c, 200, {
      member_id: member?.id ?? 0,
      policy: POLICY,
      ...profile,
      currency_symbol: currencyOf(profile.currency).symbol,
      ip,
    });
  });
  return app;
}
