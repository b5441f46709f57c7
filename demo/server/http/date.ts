import { createMiddleware } from 'hono/factory';
import type { Deps, Env } from './env';

/** Says in each reply what time it is by the clock that the backend reckons with; the widgets count days by it. */
export const dateOf = ({ now }: Pick<Deps, 'now'>) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    c.res.headers.set('Date', new Date(now()).toUTCString());
  });
