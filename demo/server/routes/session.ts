import { Hono } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { Env } from '../env';
import { reply } from '../reply';

const ALLOWED = { manage: 0, view: 0 };
const POLICY = { features: ALLOWED, subscription: ALLOWED, settings: ALLOWED };

/** Who is looking. [DECISIONS: Session] */
export function sessionRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/account/session', (c) => {
    const ip = c.env?.incoming?.socket.remoteAddress ?? '';
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
