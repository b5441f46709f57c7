import { Hono } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Deps, Env } from '../env';
import { reply } from '../reply';
import { addressOfCaller } from '../sender';

const ALLOWED = { manage: 0, view: 0 };
const POLICY = { features: ALLOWED, subscription: ALLOWED, settings: ALLOWED };

/** Who is looking. [DECISIONS: Session] */
export function sessionRoutes(deps: Pick<Deps, 'isProxied'>): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/account/session', (c) => {
    const ip = addressOfCaller(c, deps);
    const member = c.get('session')?.member;
    const profile = member?.profile ?? { country: 'US', currency: 'USD' };
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
