import { Hono } from 'hono';
import type { Env } from '../env';
import { refuse } from '../reply';

/** Calls of the contract that this backend does not answer yet. */
const CALLS = [
  ['POST', '/account/modules/:step{confirm|purchase}'],
  ['POST', '/manage/ui/modules/:id/:action{activate|deactivate}'],
  ['GET', '/manage/ui/modules/:id/status'],
  ['POST', '/account/billing/update'],
  ['GET', '/account/devices/incompatible'],
  ['GET', '/manage/ui/features/token'],
  ['POST', '/manage/ui/features/validate'],
] as const;

/** Says of each that it is not there, instead of pretending. */
export function laterRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  for (const [method, path] of CALLS)
    app.on(method, path, (c) => refuse(c, 501, 'The reference backend does not answer this call yet.'));
  return app;
}
