import { Hono } from 'hono';
import type { Env } from '../env';
import { refuse } from '../reply';

/** Calls of the contract that this backend does not answer yet. */
const CALLS = [['GET', '/account/devices/incompatible']] as const;

/** Says of each that it is not there, instead of pretending. */
export function laterRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  for (const [method, path] of CALLS)
    app.on(method, path, (c) => refuse(c, 501, 'The reference backend does not answer this call yet.'));
  return app;
}
