import { Hono } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Deps, Env } from '../http/env';
import { createUnsettled } from '../order/contexts';
import { profileNow } from '../order/profile';
import { reply } from '../http/reply';
import { addressOfCaller } from '../http/sender';
import { readAccount } from '../http/sessions';

const ALLOWED = { manage: 0, view: 0 };
const POLICY = { features: ALLOWED, subscription: ALLOWED, settings: ALLOWED };

/** Serves the session: who is signed in. [docs/decisions/0066] */
export function sessionRoutes(deps: Pick<Deps, 'isProxied' | 'shop' | 'now' | 'publicUrl'>): Hono<Env> {
  const unsettled = createUnsettled(deps);
  const app = new Hono<Env>();
  app.get('/account/session', async (c) => {
    const ip = addressOfCaller(c, deps);
    const context = unsettled(c);
    const facts = c.get('account');
    const again = () => readAccount(c, deps.now());
    const profile = context && facts ? await profileNow(context, facts, again) : { country: 'US', currency: 'USD' };
    return reply(c, 200, {
      member_id: context?.member.id ?? 0,
      policy: POLICY,
      ...profile,
      currency_symbol: currencyOf(profile.currency).symbol,
      ip,
    });
  });
  return app;
}
